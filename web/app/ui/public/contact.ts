/** The company's contact in the visitor's language; missing values are empty. */
export type Contact = {
  name: string;
  city: string;
  country: string;
  phone: string;
  whatsapp: string;
  email: string;
  instagram: string;
  facebook: string;
};
