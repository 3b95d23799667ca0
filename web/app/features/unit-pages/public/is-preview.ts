import { createContext, use } from 'react';

/** In a preview nothing can be kept, chosen or asked for: its units may not exist yet. */
export const PreviewContext = createContext(false);
export const useIsPreview = () => use(PreviewContext);
