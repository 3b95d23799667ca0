import { PERSON_TOPICS } from '@diyar/contract/calls/topics';
import type { ServerEvent } from '@diyar/contract/events';
import type { LogAction } from '@diyar/contract/rules/activity';
import { HISTORY_ACTIONS, type HistoryAction } from '@diyar/contract/rules/deal-history';
import { EVENT_TOPICS, type EventAction, type EventTopic } from '@diyar/contract/rules/events';

/** What a write makes outdated: what open screens show of a topic, or every cached page of the site. */
export type Outdated = ServerEvent | 'site';

/** What a write tells of itself; the topics that it announces may depend on it. */
interface Told {
  id?: number | undefined;
}

const event = (topic: EventTopic, action: EventAction, id?: number): ServerEvent => ({
  topic,
  id: id ?? null,
  action,
});

const nothing = (): Outdated[] => [];

const one =
  (topic: EventTopic, action: EventAction = 'updated') =>
  ({ id }: Told): Outdated[] => [event(topic, action, id)];

/** No id: it concerns everything of these topics. */
const all =
  (...topics: EventTopic[]) =>
  (): Outdated[] =>
    topics.map((topic) => event(topic, 'updated'));

const everything = (): Outdated[] => [...all(...EVENT_TOPICS)(), 'site'];

const project =
  (action: EventAction = 'updated') =>
  ({ id }: Told): Outdated[] => [event('projects', action, id), 'site'];

/** Lines of plans have other days by them. */
const stages = ({ id }: Told): Outdated[] => [
  event('projects', 'updated', id),
  event('buildings', 'updated'),
  event('money', 'updated'),
  'site',
];

const unitsOfProject = ({ id, isLacasa }: Told & { isLacasa: boolean }): Outdated[] => [
  event('projects', 'updated', id),
  event('buildings', 'updated'),
  ...(isLacasa ? [event('lacasa', 'updated')] : []),
  'site',
];

/** The units of a sale follow by `units.offer`. */
const sale =
  (action: EventAction) =>
  ({ id, apartments }: Told & { /** Those of LaCasa. */ apartments: readonly number[] }): Outdated[] => [
    event('sold', action, id),
    ...apartments.map((no) => event('lacasa', 'updated', no)),
  ];

const viewing =
  (action: EventAction = 'updated') =>
  ({ id, leadId }: Told & { leadId: number }): Outdated[] => [
    event('viewings', action, id),
    event('leads', 'updated', leadId),
  ];

const RESERVATION_EVENTS: Partial<Record<HistoryAction, EventAction>> = {
  reserved: 'created',
  removed: 'deleted',
  restored: 'restored',
};

/**
 * A step of a deal or of its money, whose deal is named then. An event says nothing of a building, because LACASA hears
 * those of buildings they may not see.
 */
const dealStep =
  (action: HistoryAction) =>
  ({ id, isLacasa, moneyOf }: Told & { isLacasa: boolean; moneyOf?: number }): Outdated[] => [
    event('buildings', 'updated'),
    ...(moneyOf === undefined ? [] : [event('money', 'updated', moneyOf)]),
    ...(isLacasa ? [event('lacasa', RESERVATION_EVENTS[action] ?? 'updated', id)] : []),
  ];

const DEAL_STEPS = Object.fromEntries(
  HISTORY_ACTIONS.map((action) => [`lacasa.${action}`, dealStep(action)]),
) as Record<`lacasa.${HistoryAction}`, ReturnType<typeof dealStep>>;

/** What each line of the activity log announces. An action that is missing here does not compile. */
const LOGGED = {
  ...DEAL_STEPS,
  'projects.create': project('created'),
  'projects.duplicate': project('created'),
  'projects.update': project(),
  'projects.bringBack': project(),
  'projects.feature': project(),
  'projects.unfeature': project(),
  'projects.plans': project(),
  'stages.save': stages,
  'stages.reach': stages,
  'stages.takeBack': stages,
  'stages.pictures': project(),
  'stages.told': all('money'),
  'buyerPages.give': all('money'),
  'buyerPages.renew': all('money'),
  'buyerPages.withdraw': all('money'),
  'buyerPages.giveAll': all('money'),
  'buyerPages.told': all('money'),
  'buyerPages.showContract': all('money'),
  'buyerPages.hideContract': all('money'),
  'projects.delete': project('deleted'),
  'projects.restore': project('restored'),
  'projects.building': unitsOfProject,
  'projects.lacasa': all('projects', 'buildings', 'lacasa', 'users'),
  'projects.noLacasa': all('projects', 'buildings', 'lacasa', 'users'),
  'places.merge': project(),
  'units.import': unitsOfProject,
  'units.takeBack': unitsOfProject,
  'units.bringBack': unitsOfProject,
  'movingIn.run': all('buildings', 'lacasa', 'money', 'sold', 'leads', 'messages'),
  'movingIn.takeBack': all('buildings', 'lacasa', 'money', 'sold', 'leads', 'messages'),
  'movingIn.end': all('money'),
  'previews.create': nothing,
  'previews.end': nothing,
  'money.depositList': one('money', 'created'),
  'money.deposited': one('money'),
  'money.closeMonth': one('money'),
  'money.closeTill': one('money'),
  'money.export': nothing,
  'money.exportAgeing': nothing,
  'messages.read': one('messages', 'read'),
  'messages.unread': one('messages', 'read'),
  'messages.delete': one('messages', 'deleted'),
  'messages.restore': one('messages', 'restored'),
  'messages.export': nothing,
  'sold.create': sale('created'),
  'sold.update': sale('updated'),
  'sold.delete': sale('deleted'),
  'sold.restore': sale('restored'),
  'sold.export': nothing,
  'users.create': one('users', 'created'),
  'users.update': one('users'),
  'users.bringBack': one('users'),
  'users.role': one('users'),
  'users.password': one('users'),
  'users.activate': one('users'),
  'users.disable': one('users'),
  'users.delete': one('users', 'deleted'),
  'users.restore': one('users', 'restored'),
  'users.factorReset': one('users'),
  'users.roleAsked': one('users'),
  'users.roleConfirmed': one('users'),
  'users.roleRefused': one('users'),
  'limits.update': all('users'),
  'account.password': one('users'),
  'account.factorAdd': nothing,
  'account.factorRemove': nothing,
  'account.recoveryCodes': nothing,
  'company.update': (): Outdated[] => [event('company', 'updated'), 'site'],
  'company.brand': (): Outdated[] => [event('company', 'updated'), 'site'],
  'company.place': (): Outdated[] => [
    event('company', 'updated'),
    ...PERSON_TOPICS.map((topic) => event(topic, 'updated')),
    'site',
  ],
  'company.hours': all('company'),
  'archive.made': nothing,
  'archive.person': nothing,
  'demo.remove': everything,
  'demo.takeBack': everything,
  'firstSteps.skip': all('company'),
  'firstSteps.takeUp': all('company'),
  'hero.save': (): Outdated[] => [event('company', 'updated'), 'site'],
  'hero.delete': (): Outdated[] => [event('company', 'updated'), 'site'],
  'lacasa.export': nothing,
  'leads.create': one('leads', 'created'),
  'leads.update': one('leads'),
  'leads.take': one('leads'),
  // each by `leads.changed`
  'leads.assign': nothing,
  'viewings.plan': viewing('created'),
  'viewings.update': viewing(),
  'viewings.decline': ({ leadId }: { leadId: number }): Outdated[] => viewing()({ leadId }),
  'contractTemplates.create': all('projects', 'buildings'),
  'contractTemplates.version': all('projects', 'buildings'),
  'contractTemplates.update': all('projects', 'buildings'),
  'contractTemplates.use': all('projects', 'buildings'),
  'contractTemplates.retire': all('projects', 'buildings'),
  'answerTemplates.create': all('leads'),
  'answerTemplates.update': all('leads'),
  'answerTemplates.delete': all('leads'),
  'persons.merge': all('leads', 'messages', 'buildings'),
  'persons.part': all('leads', 'messages', 'buildings'),
  'persons.move': all('leads', 'messages', 'buildings', 'quotes', 'viewings'),
  'persons.moveBack': all('leads', 'messages', 'buildings', 'quotes', 'viewings'),
  'persons.correct': all('leads', 'messages', 'buildings', 'quotes', 'viewings'),
  'persons.keepApart': all('leads'),
  'persons.identity': all('buildings'),
  'parties.look': nothing,
  'persons.erase': all('leads', 'messages', 'viewings', 'quotes'),
  'calendar.renew': nothing,
  'calendar.end': nothing,
  // those of a quote and of a viewing are shown on their screens
  'addresses.end': ({ id, entity }: Told & { entity: string }): Outdated[] =>
    entity === 'quote' ? one('quotes')({ id }) : entity === 'viewing' ? one('viewings')({ id }) : [],
  'quotes.create': one('quotes', 'created'),
  'quotes.accept': one('quotes'),
  'quotes.agree': one('quotes'),
  'quotes.withdraw': one('quotes'),
  'trash.sweep': nothing,
} satisfies Record<LogAction, (told: never) => Outdated[]>;

/** Writes that announce themselves and leave no line: others cause them, or the product does by itself. */
const UNLOGGED = {
  'messages.sent': one('messages', 'created'),
  'messages.answered': all('messages'),
  'leads.opened': one('leads', 'created'),
  'leads.changed': one('leads'),
  'leads.followed': one('leads'),
  'leads.noted': one('leads'),
  'leads.spam': one('leads', 'deleted'),
  'leads.noSpam': one('leads', 'restored'),
  /** Units are claimed, or free again. */
  'units.offer': (): Outdated[] => [event('buildings', 'updated'), 'site'],
  'projects.figures': (): Outdated[] => ['site'],
  'files.sizes': (): Outdated[] => ['site'],
};

export const EFFECTS = { ...LOGGED, ...UNLOGGED };

export type Write = keyof typeof EFFECTS;
export type UnloggedWrite = keyof typeof UNLOGGED;

/** What these writes have to tell. */
export type ToldOf<W extends Write> = [(typeof EFFECTS)[W]] extends [(told: infer T) => unknown] ? T : never;
