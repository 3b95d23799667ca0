import type { SiteBrand } from '@diyar/contract/brand';
import { BUILT_IN_PLACE, setCompanyPlace } from '@diyar/contract/rules/place';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, use } from 'react';
import { BrandContext, unlessBuiltIn, withApiBase } from '../brand.tsx';
import { browserSite } from '../site.ts';
import { readOptions } from './use-read.ts';

type Props = { children: ReactNode };

/** The brand came with the page; it is asked for once somebody has saved another one. */
export function LiveBrand({ children }: Props) {
  const first = use(BrandContext);
  const { data } = useQuery(
    readOptions<'GET /brand', SiteBrand | null>(
      'GET /brand',
      {},
      {
        read: (answer) => {
          const brand = answer as SiteBrand;
          setCompanyPlace(brand.place ?? BUILT_IN_PLACE);
          return withApiBase(unlessBuiltIn(brand), browserSite().apiBase);
        },
        initialData: first,
        staleTime: Number.POSITIVE_INFINITY,
        meta: { reads: ['company'] },
      },
    ),
  );
  return <BrandContext value={data ?? null}>{children}</BrandContext>;
}
