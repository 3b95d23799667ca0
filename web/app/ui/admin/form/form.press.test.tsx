import { fieldMessage } from '@diyar/contract/field-issues';
import { phone, requiredText } from '@diyar/contract/fields';
import { requiredDay } from '@diyar/contract/ledger-fields';
import type { Lang } from '@diyar/contract/rules/language';
import { useQueryClient } from '@tanstack/react-query';
import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router';
import { beforeEach, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { adminTexts } from '~/i18n/admin/index.ts';
import { ar, en } from '~/i18n/admin/ui.ts';
import { byHand } from '~/lib/admin/closings.ts';
import { noteEvent } from '~/lib/admin/freshness.ts';
import { useRead } from '~/lib/admin/use-read.ts';
import { useWrite } from '~/lib/admin/use-write.ts';
import { request } from '~/lib/api/api.ts';
import { useLanguage } from '~/lib/language.tsx';
import { type Answered, type Asked, pressScreen } from '~/testing/presses/press-screen.tsx';
import { SaveButton } from '../buttons/save-button.tsx';
import { UnsavedChanges } from '../overlays/unsaved-changes.tsx';
import { Form, FormProblems } from './form.tsx';
import { FormCards } from './form-cards.tsx';
import { FormChoice } from './form-choice.tsx';
import { FormDay } from './form-day.tsx';
import { FormPerson } from './form-person.tsx';
import { FormText } from './form-text.tsx';
import { useSavedForm } from './use-saved-form.ts';

const ui = { ar, en };
const LANGS: readonly Lang[] = ['ar', 'en'];

const Viewer = z.object({
  name: requiredText(20),
  phone,
  on: requiredDay(),
  kind: z.enum(['flat', 'shop'], 'invalidChoice'),
  way: z.enum(['car', 'bus'], 'invalidChoice'),
  note: requiredText(40),
  hidden: z.string(),
});
type Typed = z.input<typeof Viewer>;

const FILLED: Typed = {
  name: 'Rana',
  phone: '',
  on: '2026-11-20',
  kind: 'flat',
  way: 'bus',
  note: 'north side',
  hidden: '',
};
const LABELS = { on: 'Day', kind: 'Kind', way: 'Way', note: 'Remark', hidden: 'Source' };

type Props = { values?: Partial<Typed>; onSaved?: () => void };

function ViewerForm({ values, onSaved }: Props) {
  const { switchTo, lang } = useLanguage();
  const form = useSavedForm({
    schema: Viewer,
    labels: LABELS,
    values: { ...FILLED, ...values },
    save: (typed) => request('POST', '/admin/viewers', { body: typed }),
    onSaved,
    failed: 'Not planned',
    ofCode: { nameTaken: 'name' },
  });
  return (
    <Form form={form}>
      <UnsavedChanges when={form.isUnsaved} name="the visit" />
      <FormProblems form={form} />
      <FormPerson of={form} name="name" phone="phone" />
      <FormDay of={form} name="on" />
      <FormChoice
        of={form}
        name="kind"
        options={[
          { value: 'flat', label: 'A flat' },
          { value: 'shop', label: 'A shop' },
        ]}
      />
      <FormCards of={form} name="way" options={[{ value: 'car', label: 'By car' }]} />
      <FormText of={form} name="note" />
      <SaveButton type="submit" status={form.status}>
        Send
      </SaveButton>
      <button type="button" onClick={() => switchTo(lang === 'ar' ? 'en' : 'ar')}>
        Other language
      </button>
      <Link to="/elsewhere">Away</Link>
    </Form>
  );
}

const ok: Answered = { status: 201, body: {} };
const send = () => screen.getByRole('button', { name: 'Send' });
/** 'Phone optional' is the field called Phone. */
const field = (label: string) => screen.getByRole('textbox', { name: new RegExp(`^${label}`) });
/** What stands above the fields. */
const summary = () => document.querySelector('form [role=alert]');
const nameIn = (lang: Lang) => field(ui[lang].name);

for (const lang of LANGS) {
  test(`${lang}: what was typed is sent as the schema reads it, once for two presses`, async () => {
    let release = () => {};
    const held = new Promise<Answered>((resolve) => {
      release = () => resolve(ok);
    });
    let saved = 0;
    const { user, calls } = await pressScreen(
      <ViewerForm
        onSaved={() => {
          saved += 1;
        }}
      />,
      { lang, server: () => held },
    );
    await user.clear(nameIn(lang));
    await user.type(nameIn(lang), '  Salma ');
    await user.type(field(ui[lang].phone), '٠٥٩٩ ١٢٣ ٤٥٦');
    await user.dblClick(send());
    await user.type(nameIn(lang), '{Enter}');
    expect(screen.getByRole('button', { name: new RegExp(ui[lang].saving) })).toBeTruthy();
    release();
    await screen.findByRole('button', { name: ui[lang].saved });
    expect(saved).toBe(1);
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([
      {
        method: 'POST',
        path: '/admin/viewers',
        body: { ...FILLED, name: 'Salma', phone: '0599 123 456' } satisfies Typed,
      },
    ]);
  });

  test(`${lang}: who is known by a number is said while it is typed, and their name can be taken`, async () => {
    const known = {
      id: 7,
      name: 'Ziad Marqa',
      phone: '0599123456',
      isBuyer: false,
      since: '2026-05-01T08:00:00Z',
    };
    const { user, calls } = await pressScreen(<ViewerForm />, {
      lang,
      server: ({ path }) => ({ body: { items: path.endsWith('phone=599123456') ? [known] : [] } }),
    });
    await user.type(field(ui[lang].phone), '٠٥٩٩ ١٢');
    expect(calls).toEqual([]);
    await user.type(field(ui[lang].phone), '٣ ٤٥٦');
    await screen.findByText(ui[lang].knownMeans.one);
    await user.click(screen.getByRole('button', { name: ui[lang].useKnownName }));
    expect((nameIn(lang) as HTMLInputElement).value).toBe('Ziad Marqa');
    expect(screen.queryByRole('button', { name: ui[lang].useKnownName })).toBeNull();
    await user.clear(field(ui[lang].phone));
    expect(screen.queryByText(ui[lang].knownMeans.one)).toBeNull();
  });

  test(`${lang}: the first wrong field has the focus and says why, and nothing is sent`, async () => {
    const { user, calls } = await pressScreen(<ViewerForm values={{ name: ' ', note: '' }} />, { lang });
    await user.click(send());
    await waitFor(() => expect(document.activeElement).toBe(nameIn(lang)));
    expect(nameIn(lang).getAttribute('aria-invalid')).toBe('true');
    expect(screen.getAllByText(fieldMessage('required', lang))).toHaveLength(2);
    expect(calls).toEqual([]);
    await user.type(nameIn(lang), 'Rana');
    expect(screen.getAllByText(fieldMessage('required', lang))).toHaveLength(1);
    await user.click(send());
    await waitFor(() => expect(document.activeElement).toBe(field('Remark')));
  });

  test(`${lang}: what the server refuses stands at its field; what was typed stays`, async () => {
    const errors = [{ path: 'note', message: 'Too vague' }];
    const { user } = await pressScreen(<ViewerForm />, {
      lang,
      server: () => ({ status: 422, body: { message: 'x', code: 'invalid', errors } }),
    });
    await user.type(field('Remark'), '!');
    await user.click(send());
    await waitFor(() => expect(document.activeElement).toBe(field('Remark')));
    const described = field('Remark').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(described.map((id: string) => document.getElementById(id)?.textContent)).toContain('Too vague');
    expect(field('Remark')).toHaveProperty('value', 'north side!');
    // in no other place
    expect(summary()).toBeNull();
  });

  test(`${lang}: a lost connection says so, keeps everything, and the next press sends it`, async () => {
    const answers: Answered[] = [null, ok];
    const { user, calls } = await pressScreen(<ViewerForm />, {
      lang,
      server: () => answers.shift() ?? null,
    });
    await user.type(field('Remark'), ', late');
    await user.click(send());
    await waitFor(() => expect(summary()?.textContent).toBe(`Not planned: ${ui[lang].offline}`));
    expect(field('Remark')).toHaveProperty('value', 'north side, late');
    await user.click(send());
    await screen.findByRole('button', { name: ui[lang].saved });
    expect(calls.map(({ body }) => (body as Typed).note)).toEqual(['north side, late', 'north side, late']);
    expect(summary()).toBeNull();
  });
}

test('a day, a list and cards take the focus too', async () => {
  const wrong = { on: '', kind: null, way: null } as unknown as Partial<Typed>;
  const { user } = await pressScreen(<ViewerForm values={wrong} />);
  await user.click(send());
  const focused = () => document.activeElement as HTMLElement;
  await waitFor(() => expect(focused().getAttribute('role')).toBe('spinbutton'));
  await user.keyboard('20112026');
  await user.click(send());
  await waitFor(() => expect(focused().getAttribute('aria-haspopup')).toBe('listbox'));
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('option', { name: 'A shop' }));
  await user.click(send());
  await waitFor(() => expect(focused().getAttribute('type')).toBe('radio'));
});

test('what the schema refuses empty has no "optional" beside it', async () => {
  await pressScreen(<ViewerForm />);
  const text = (name: string) => field(name).closest('.form-field')?.querySelector('label')?.textContent;
  expect(nameIn('en').getAttribute('aria-required')).toBe('true');
  expect(text(ui.en.name)).not.toContain(ui.en.optional);
  expect(text(ui.en.phone)).toContain(ui.en.optional);
});

test('a problem of a field that is not there stands above, with its name', async () => {
  const errors = [{ path: 'hidden', message: 'Nobody came from there' }];
  const { user } = await pressScreen(<ViewerForm />, {
    server: () => ({ status: 422, body: { message: 'x', code: 'invalid', errors } }),
  });
  await user.click(send());
  await waitFor(() => expect(summary()?.textContent).toBe('Source: Nobody came from there'));
});

test('a refusal without a list of fields goes to the field of its code', async () => {
  const { user } = await pressScreen(<ViewerForm />, {
    server: () => ({ status: 409, body: { message: 'Already there', code: 'nameTaken' } }),
  });
  await user.click(send());
  await waitFor(() => expect(document.activeElement).toBe(nameIn('en')));
  expect(screen.getByText('Already there')).toBeTruthy();
});

test("another language translates the schema's words at once", async () => {
  await adminTexts.load('ar');
  const { user } = await pressScreen(<ViewerForm values={{ note: '' }} />);
  await user.click(send());
  await screen.findByText(fieldMessage('required', 'en'));
  await user.click(screen.getByRole('button', { name: 'Other language' }));
  expect(screen.getByText(fieldMessage('required', 'ar'))).toBeTruthy();
});

test('leaving asks while something is unsaved', async () => {
  const { user, router } = await pressScreen(<ViewerForm />, { server: () => ok });
  await user.type(field('Remark'), '!');
  await user.click(screen.getByRole('link', { name: 'Away' }));
  await screen.findByRole('alertdialog', { name: ui.en.leaveTitle });
  await user.click(screen.getByRole('button', { name: ui.en.stay }));
  expect(router.state.location.pathname).toBe('/admin');
  expect(field('Remark')).toHaveProperty('value', 'north side!');
  await user.click(send());
  await screen.findByRole('button', { name: ui.en.saved });
  await user.click(screen.getByRole('link', { name: 'Away' }));
  expect(router.state.location.pathname).toBe('/elsewhere');
});

test('leaving while it is being saved asks, and goes on once it is saved', async () => {
  const { promise: held, resolve } = Promise.withResolvers<Answered>();
  const { user, router } = await pressScreen(<ViewerForm />, { server: () => held });
  await user.type(field('Remark'), '!');
  await user.click(send());
  await user.click(screen.getByRole('link', { name: 'Away' }));
  await screen.findByRole('alertdialog', { name: ui.en.leaveTitle });
  expect(router.state.location.pathname).toBe('/admin');
  resolve(ok);
  await waitFor(() => expect(router.state.location.pathname).toBe('/elsewhere'));
});

test('an answer that arrives after the form was closed closes nothing else', async () => {
  let release = () => {};
  const server = (_: Asked) =>
    new Promise<Answered>((resolve) => {
      release = () => resolve(ok);
    });
  let saved = 0;
  function Closable() {
    const [isOpen, setOpen] = useState(true);
    return (
      <>
        {isOpen && (
          <ViewerForm
            onSaved={() => {
              saved += 1;
            }}
          />
        )}
        <button type="button" onClick={() => setOpen(false)}>
          Close
        </button>
      </>
    );
  }
  const { user, calls } = await pressScreen(<Closable />, { server });
  await user.click(send());
  await waitFor(() => expect(calls).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'Close' }));
  release();
  await new Promise((resolve) => setTimeout(resolve));
  expect(saved).toBe(0);
});

describe('a form that what it changes takes away', () => {
  /** Every save makes another version, and another form. */
  function Keyed({ onSaved, announces }: { onSaved: () => void; announces: (tell: () => void) => void }) {
    const client = useQueryClient();
    announces(() => noteEvent(client, { topic: 'company', id: 1, action: 'updated' }));
    const { data: version } = useRead(
      'GET /company',
      {},
      { read: (body) => (body as { version: number }).version, meta: { reads: ['company'] } },
    );
    return version ? <ViewerForm key={version} onSaved={onSaved} /> : <p>loading</p>;
  }

  test.for([
    ['before the answer', false],
    ['with the answer', true],
  ] as const)('says that it was saved, when the record is read again %s', async ([, isLate]) => {
    let [version, saved] = [1, 0];
    let tell = () => {};
    const server = async ({ method }: Asked): Promise<Answered> => {
      if (method === 'GET') return { body: { version } };
      version += 1;
      if (!isLate) tell();
      // longer than a read takes
      await new Promise((resolve) => setTimeout(resolve, 50));
      return { body: {}, headers: { 'x-changes': 'company' } };
    };
    const { user, calls } = await pressScreen(
      <Keyed
        onSaved={() => {
          saved += 1;
        }}
        announces={(now) => {
          tell = now;
        }}
      />,
      { server },
    );
    await screen.findByRole('textbox', { name: /Remark/ });
    await user.click(send());
    await waitFor(() => expect(saved).toBe(1));
    // and the screen shows it
    await waitFor(() => expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']));
  });
});

describe('a write', () => {
  const said: string[] = [];
  let undo = () => {};
  /** A row that is gone with what it writes: before the answer by the hand of the user, or after it. */
  function Row({ onGone }: { onGone: () => void }) {
    const write = useWrite({
      mutationFn: () => request('POST', '/admin/rows', {}),
      onSuccess: async () => {
        onGone();
        // longer than it takes to be drawn
        await new Promise((resolve) => setTimeout(resolve, 30));
      },
    });
    undo = () => write.mutate(undefined, { onSuccess: () => said.push('undone') });
    return (
      <>
        <button type="button" onClick={() => write.mutate(undefined, { onSuccess: () => said.push('done') })}>
          Restore
        </button>
        <button type="button" onClick={onGone}>
          Close
        </button>
      </>
    );
  }
  function List() {
    const [isGone, setGone] = useState(false);
    return isGone ? <p>empty</p> : <Row onGone={() => setGone(true)} />;
  }
  beforeEach(() => void said.splice(0));

  test('calls back although its row is gone, and when it is undone from elsewhere', async () => {
    const { user } = await pressScreen(<List />, { server: () => ok });
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    await screen.findByText('empty');
    await waitFor(() => expect(said).toEqual(['done']));
    undo();
    await waitFor(() => expect(said).toEqual(['done', 'undone']));
  });

  test('does not call back what the user closed before the answer', async () => {
    let release = () => {};
    const server = () =>
      new Promise<Answered>((resolve) => {
        release = () => resolve(ok);
      });
    const { user, calls } = await pressScreen(<List />, { server });
    await user.click(screen.getByRole('button', { name: 'Restore' }));
    await waitFor(() => expect(calls).toHaveLength(1));
    await user.click(screen.getByRole('button', { name: 'Close' }));
    release();
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(said).toEqual([]);
  });
});

test.each([
  ['has gone to another page', () => history.pushState({}, '', '/elsewhere')],
  ['has closed its dialog by hand', byHand(() => {})],
])('whoever %s before it is shown is not called back', async (_, leave) => {
  const { promise: reading, resolve: read } = Promise.withResolvers<void>();
  let [version, saved] = [1, 0];
  function Page() {
    const { data } = useRead(
      'GET /company',
      {},
      { read: (body) => (body as { version: number }).version, meta: { reads: ['company'] } },
    );
    const [isHere, setHere] = useState(true);
    return (
      <>
        <p>version {data}</p>
        {isHere && (
          <ViewerForm
            onSaved={() => {
              saved += 1;
            }}
          />
        )}
        <button
          type="button"
          onClick={() => {
            leave();
            setHere(false);
          }}
        >
          Elsewhere
        </button>
      </>
    );
  }
  const server = async ({ method }: Asked): Promise<Answered> => {
    if (method === 'POST') {
      version += 1;
      return { body: {}, headers: { 'x-changes': 'company' } };
    }
    if (version > 1) await reading;
    return { body: { version } };
  };
  const { user, calls } = await pressScreen(<Page />, { server });
  await screen.findByText('version 1');
  await user.click(send());
  await waitFor(() => expect(calls.map(({ method }) => method)).toEqual(['GET', 'POST', 'GET']));
  await user.click(screen.getByRole('button', { name: 'Elsewhere' }));
  read();
  await screen.findByText('version 2');
  await new Promise((resolve) => setTimeout(resolve, 20));
  history.replaceState({}, '', '/');
  expect(saved).toBe(0);
});

test('the schema gives the names, and the texts their labels', () => {
  const Small = () => {
    const form = useSavedForm({
      schema: Viewer,
      labels: { note: 'Remark' },
      values: FILLED,
      save: () => null,
    });
    return (
      <Form form={form}>
        <FormText of={form} name="note" />
        {/* @ts-expect-error no field of the schema */}
        <FormText of={form} name="remark" label="Remark" />
        {/* @ts-expect-error the texts have no label of this name */}
        <FormText of={form} name="name" />
        {/* @ts-expect-error not one of its values */}
        <FormCards of={form} name="way" label="Way" options={[{ value: 'train', label: 'By train' }]} />
      </Form>
    );
  };
  expect(Small).toBeTypeOf('function');
});
