/** Every limit, once: docs/product/limits.md. Imports nothing, because public pages load it. */

// Calls
export const JSON_TIMEOUT_MS = 30_000;
export const UPLOAD_TIMEOUT_MS = 60_000;
export const CHUNK_TIMEOUT_MS = 120_000;

// Hero
export const HERO_SLOTS = 12;
export const HERO_SLOTS_PER_DEVICE = 4;
export const HERO_MOBILE_MAX_PX = 640;
export const HERO_TABLET_MAX_PX = 1024;
export const HERO_SLIDE_MS = 6_000;

// Lists and dashboards
export const FEATURED_LIMIT = 12;
export const RECENT_PROJECTS = 5;
export const UNPAID_LIMIT = 20;
export const PAGE_SIZE = 24;
export const PAGE_SIZE_MAX = 100;
/** A higher page number is a crawler or a mistake, and OFFSET must fit into an integer. */
export const PAGE_MAX = 100_000;

/** A search counts its hits up to this many past the page, because counting all of them is what would cost. */
export const SEARCH_COUNT_AHEAD = 200;
/** Earlier messages of a sender: counted up to the first, listed up to the second. */
export const EARLIER_COUNT_MAX = 100;
export const EARLIER_SHOWN = 20;
export const AUDIT_CHANGES_MAX = 20;
/** An XLSX sheet is built in memory; CSV is streamed and has no limit. */
export const SHEET_ROWS_MAX = 50_000;

// The LaCasa building
export const FLOOR_MIN = -3;
export const FLOOR_MAX = 6;

// Deals
export const HOLD_HOURS_DEFAULT = 48;
export const HOLD_HOURS_MAX = 720;
export const DEAL_UNITS_MAX = 20;

// Sign-in and users
export const PASSWORD_MIN = 4;
export const PASSWORD_MIN_WITH_EMAIL = 6;
/** Long enough for any passphrase, short enough that hashing one cannot be used to overload the server. */
export const PASSWORD_MAX = 200;
export const PASSWORD_MIN_IN_PRODUCTION = 8;
/** Longer than a recovery code as anybody types it. */
export const CODE_MAX = 40;
export const PASSKEYS_MAX = 20;
/** What a browser keeps to be recognised: 32 bytes as text. */
export const DEVICE_TOKEN_MAX = 43;
export const DEVICE_KEPT_DAYS = 400;
/** The whole address of a sign-in is kept so long, its network as long as the entry. */
export const SIGN_IN_ADDRESS_DAYS = 30;
export const SIGN_IN_KEPT_DAYS = 365;
export const TOKEN_TIMER_CAP_MS = 2_147_483_647;

// Interaction
export const PHONE_MIN = 7;
export const INBOX_SEARCH_DEBOUNCE_MS = 180;
export const SWIPE_MIN_PX = 30;
export const SWIPE_MAX_MS = 800;
export const DIALOG_MOBILE_MAX_PX = 768;
export const MAP_ZOOM_CONTACT = 16;
export const MAP_ZOOM_DETAIL = 15;

// Media and files
export const MEDIA_MAX_FILES = 80;
export const MEGABYTE = 1024 * 1024;
export const FILE_MAX_MB = 200;
export const FILE_MAX_BYTES = FILE_MAX_MB * MEGABYTE;
export const IMAGE_MAX_MEGAPIXELS = 100;
export const IMAGE_MAX_PIXELS = IMAGE_MAX_MEGAPIXELS * 1_000_000;
export const IMAGE_WIDTHS = [320, 640, 960, 1280, 1920] as const;
export const PRIVATE_LINK_TTL_MS = 10 * 60_000;
export const ORPHAN_FILE_TTL_MS = 24 * 60 * 60_000;

// Units
export const UNIT_AREA_DEFAULT = 90;
export const UNIT_AREA_MIN = 10;
export const UNIT_AREA_MAX = 100_000;
export const UNIT_BEDROOMS_DEFAULT = 2;
export const UNIT_BATHROOMS_DEFAULT = 2;
export const UNIT_ROOMS_MAX = 50;
export const UNITS_MAX = 5_000;
export const UNIT_FLOOR_MIN = -20;
export const UNIT_FLOOR_MAX = 200;
export const FEATURES_MAX = 60;
/** The last step of the filter, '4+'. */
export const BEDS_FILTER_MAX = 4;

// Money: with three decimals (the Jordanian dinar) the maximum is still an exact number in JavaScript
export const AMOUNT_MAX = 99_999_999_999;
export const CHEQUES_MAX = 120;
export const PAYMENTS_MAX = 500;
export const PLAN_LINES_MAX = 240;
export const PLAN_TEMPLATES_MAX = 20;
export const PLAN_STEPS_MAX = 24;
export const STAGES_MAX = 60;
export const STAGE_PICTURES_MAX = 60;
/** On a page of the progress that the site shows. */
export const STAGE_PICTURES_SHOWN = 24;
export const QUOTE_DAYS_DEFAULT = 16;

// Rate limits: [how many, in how many milliseconds]
export const SIGN_IN_FAILURES_PER_NAME = [10, 10 * 60_000] as const;
export const SIGN_IN_FAILURES_PER_ADDRESS = [30, 10 * 60_000] as const;
/** Of a browser on which this user signed in before, instead of those of the name. */
export const SIGN_IN_FAILURES_PER_DEVICE = [10, 10 * 60_000] as const;
/** Of one user, by somebody who has the password. */
export const SECOND_FACTOR_FAILURES = [5, 15 * 60_000] as const;
/** So long a session that has shown a second factor may change them. */
export const FACTOR_SHOWN_MS = 15 * 60_000;
/** The current password, typed again by somebody who is signed in. */
export const CONFIRM_FAILURES = [10, 10 * 60_000] as const;
export const PASSKEY_SIGN_INS_PER_ADDRESS = [60, 10 * 60_000] as const;
export const MESSAGES_PER_MINUTE = [20, 60_000] as const;
export const MESSAGES_PER_HOUR = [100, 60 * 60_000] as const;
/** Wrong digits from one network, at any addresses. */
export const DIGITS_PER_HOUR = [100, 60 * 60_000] as const;
/** Questions from one buyer's page. */
export const QUESTIONS_PER_HOUR = [10, 60 * 60_000] as const;
/** How long a buyer's page stays open on a device. */
export const BUYER_COOKIE_DAYS = 30;

// Templates of contracts
export const CONTRACT_TEMPLATE_MAX_MB = 10;
export const CONTRACT_TEMPLATE_MAX_BYTES = CONTRACT_TEMPLATE_MAX_MB * MEGABYTE;

// Imports of units
export const IMPORT_FILE_MAX_MB = 10;
export const IMPORT_ROWS_MAX = 5_000;
export const IMPORT_COLUMNS_MAX = 100;
export const IMPORT_TEXT_MAX = IMPORT_FILE_MAX_MB * MEGABYTE;
/** A file that was read and not imported is kept this long. */
export const IMPORT_TTL_MS = 24 * 60 * 60_000;

// Leads and viewings
export const LEADS_BULK_MAX = 500;
/** Lists and tabs are counted up to this; one more means 'more than that'. */
export const LEADS_COUNTED = 999;
export const BOARD_CARDS = 50;
export const LEAD_EVENTS_SHOWN = 300;
/** Entries of a person that are shown at first; how many at once after that, and how many in all. */
export const TIMELINE_FIRST = 9;
export const TIMELINE_PAGE_MAX = 100;
export const TIMELINE_MAX = 100_000;
export const NOTE_EDIT_MS = 15 * 60_000;
export const FUNNEL_DAYS = 90;
export const VIEWING_MINUTES_MIN = 10;
export const VIEWING_MINUTES_MAX = 8 * 60;
export const VIEWING_DAYS_MAX = 62;

// Retention
export const TRASH_DAYS = 30;
/** A link to a preview works for so long. */
export const PREVIEW_DAYS = 7;

/** As long as the trash: what an import or a save did to units can be taken back. */
/** How long a role that was asked for waits for a second SUPERADMIN. */
export const ROLE_REQUEST_MS = 3 * 24 * 60 * 60_000;

export const TRASH_TTL_MS = TRASH_DAYS * 24 * 60 * 60_000;

/** With less free disk the embedded database takes no writes. */
export const MIN_FREE_BYTES = 512 * MEGABYTE;

// Text lengths in UTF-16 units, as JavaScript and form fields count them
export const NAME_MAX = 200;
export const LINE_MAX = 300;
/** The names of all further buyers in one text. */
export const CO_BUYERS_MAX = 2000;
export const TEXT_MAX = 10_000;
export const MESSAGE_MAX = 5_000;
export const PHONE_MAX = 40;
export const EMAIL_MAX = 254;
/** Of each utm_ value, the referrer's host and the landing page. */
export const ORIGIN_MAX = 200;
export const URL_MAX = 2_000;
export const SEARCH_MAX = 200;
export const SLUG_MAX = 120;
export const AMOUNT_TEXT_MAX = 60;
export const CHEQUE_NUMBER_MAX = 40;
export const IDEMPOTENCY_KEY_MAX = 100;

// Storage keys
export const STORAGE_KEYS = {
  language: 'lang_v2',
  theme: 'theme',
  lacasaTheme: 'lc-theme',
  token: 'token',
  refreshToken: 'refresh_token',
  role: 'role',
  adminData: 'admin_data',
  device: 'device',
  shortlist: 'shortlist',
} as const;

// Time zone and place
export const CURRENCIES_MAX = 12;
export const CITIES_MAX = 60;
export const DEFAULT_ZONE = 'Asia/Hebron';
export const FALLBACK_ADDRESS = {
  en: { city: 'Ramallah', country: 'Palestine' },
  ar: { city: 'رام الله', country: 'فلسطين' },
} as const;

/** A project in one save: five thousand units with their texts in two languages. */
export const PROJECT_SAVE_BYTES = 32 * 1024 * 1024;

/** From one project to another; a company says what is true for it. */
export const WAY_MINUTES_DEFAULT = 20;
export const WAY_MINUTES_MAX = 240;
/** How far ahead a visitor may move a viewing. */
export const VISIT_DAYS = 14;
/** Moves and cancellations of one viewing by its visitor. */
export const VISIT_CHANGES = [10, 60 * 60_000] as const;
