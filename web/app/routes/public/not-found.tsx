import { data } from 'react-router';
import { NotFound } from '~/ui/public/not-found.tsx';
import { publicMeta } from './public-meta.ts';

/** Any other path: a page like the others, with status 404. */
export const loader = () => data(null, { status: 404 });

export const meta = publicMeta((t) => ({
  title: t.notFound.title,
  description: t.notFound.text,
  index: false,
}));

export default NotFound;
