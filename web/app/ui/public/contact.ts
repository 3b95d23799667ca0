/** How to reach the company, in the reader's language; what is not set is empty. */
export type Contact = {
  name: string;
  city: string;
  country: string;
  phone: string;
  email: string;
  instagram: string;
  facebook: string;
};
