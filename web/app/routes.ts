import { PUBLIC_PAGES } from '@diyar/contract/rules/public-pages';
import { index, layout, type RouteConfig, route } from '@react-router/dev/routes';

/**
 * The URL map of the site (docs/product/public-site.md#addresses,
 * docs/product/sign-in-and-roles.md#admin-addresses).
 */
export default [
  layout('routes/public/layout.tsx', [
    // '/privacy' is routes/public/privacy.tsx
    ...PUBLIC_PAGES.map((path) =>
      path === '/' ? index('routes/public/home.tsx') : route(path.slice(1), `routes/public${path}.tsx`),
    ),
    route('projects/:id', 'routes/public/project.tsx', { id: 'project' }),
    route('properties/:id', 'routes/public/project.tsx', { id: 'property' }),
    route('projects/:id/units/:unit', 'routes/public/unit.tsx', { id: 'project-unit' }),
    route('properties/:id/units/:unit', 'routes/public/unit.tsx', { id: 'property-unit' }),
    ...(['projects', 'properties'] as const).flatMap((kind) =>
      (['brochure', 'prices'] as const).map((paper) =>
        route(`${kind}/:id/${paper}`, 'routes/public/brochure.tsx', { id: `${kind}-${paper}` }),
      ),
    ),
    route('list', 'routes/public/list.tsx'),
    route('quote/:token', 'routes/public/quote.tsx'),
    route('visit/:token', 'routes/public/visit.tsx'),
    route('preview/:token', 'routes/public/preview.tsx'),
    route('*', 'routes/public/not-found.tsx'),
  ]),
  // the data of two pages for their islands (lib/use-page-data.ts)
  route('properties.json', 'routes/public/properties-json.ts'),
  route('list.json', 'routes/public/list-json.ts'),
  route('login', 'routes/public/login.tsx', { id: 'login' }),
  route('admin/login', 'routes/public/login.tsx', { id: 'admin-login' }),
  route('admin', 'routes/admin/layout.tsx', [
    index('routes/admin/dashboard.tsx'),
    route('projects', 'routes/admin/projects.tsx'),
    route('projects/new', 'routes/admin/project-new.tsx'),
    route('projects/:projectId/edit', 'routes/admin/project-edit.tsx'),
    route('projects/:projectId/building', 'routes/admin/project-building.tsx'),
    route('projects/:projectId/import', 'routes/admin/project-import.tsx'),
    route('projects/:projectId/changes', 'routes/admin/project-changes.tsx'),
    route('projects/:projectId/plans', 'routes/admin/project-plans.tsx'),
    route('projects/:projectId', 'routes/admin/project-view.tsx'),
    route('company', 'routes/admin/company.tsx'),
    route('company/brand', 'routes/admin/company-brand.tsx'),
    route('company/place', 'routes/admin/company-place.tsx'),
    route('messages', 'routes/admin/messages.tsx'),
    route('leads', 'routes/admin/leads.tsx'),
    route('leads/templates', 'routes/admin/lead-templates.tsx'),
    route('selled', 'routes/admin/selled.tsx'),
    route('persons', 'routes/admin/persons.tsx'),
    route('persons/:personId', 'routes/admin/person.tsx'),
    route('deals/:dealId', 'routes/admin/deal.tsx'),
    route('deals/:dealId/history', 'routes/admin/deal-history.tsx'),
    route('money', 'routes/admin/money.tsx'),
    route('money/deposit-lists/:listId', 'routes/admin/deposit-list.tsx'),
    route('money/months/:month', 'routes/admin/month-report.tsx'),
    route('users', 'routes/admin/users.tsx'),
    route('rights', 'routes/admin/rights.tsx'),
    route('rights/limits', 'routes/admin/limits.tsx'),
    route('viewings', 'routes/admin/viewings.tsx'),
    route('trash', 'routes/admin/trash.tsx'),
    route('audit', 'routes/admin/audit.tsx'),
    route('history/:entity/:id?', 'routes/admin/history.tsx'),
    route('sign-ins', 'routes/admin/sign-ins.tsx'),
    route('secret-addresses', 'routes/admin/secret-addresses.tsx'),
    route('system', 'routes/admin/system.tsx'),
    route('account', 'routes/admin/account.tsx'),
    route('quotes', 'routes/admin/quotes.tsx'),
    route('quotes/new', 'routes/admin/new-quote.tsx'),
    route('quotes/:quoteId', 'routes/admin/quote.tsx', { id: 'admin-quote' }),
    route('papers/:paperId', 'routes/admin/paper.tsx'),
    route('deals/:dealId/statement', 'routes/admin/deal-statement.tsx'),
    route('lacasa/dashboard', 'routes/admin/lacasa-dashboard.tsx'),
    route('lacasa/floors', 'routes/admin/lacasa-floors.tsx'),
    route('buildings', 'routes/admin/buildings.tsx'),
    route('buildings/:buildingId', 'routes/admin/building.tsx', [
      route('floors', 'routes/admin/building-floors.tsx'),
      route('dashboard', 'routes/admin/building-dashboard.tsx'),
    ]),
  ]),
] satisfies RouteConfig;
