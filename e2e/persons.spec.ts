import type { PersonTimeline } from '../contract/src/person-timeline.ts';
import type { Person, PersonList } from '../contract/src/persons.ts';
import { ar as arActions, en as enActions } from '../web/app/features/persons/admin/actions/texts.ts';
import { ar as arWho, en as enWho } from '../web/app/features/who-is-who/admin/texts.ts';
import { ar as arUi, en as enUi } from '../web/app/i18n/admin/ui.ts';
import { axeFindings } from './axe.ts';
import { API, call, DESKTOP_VIEW, expect, expectFits, test, walkTo } from './fixtures.ts';

const words = {
  ar: { a: arActions, w: arWho, ui: arUi },
  en: { a: enActions, w: enWho, ui: enUi },
};
/** Each view has people of its own, spelled in two ways. */
const people = {
  ar: { name: 'هالة المرار', typo: 'هالا المرار', phone: 592_411_000 },
  en: { name: 'Hala Alayan Marar', typo: 'Hala Alayan Marrar', phone: 592_422_000 },
};

async function write(name: string, phone: string, message: string) {
  const headers = { 'content-type': 'application/json' };
  const body = JSON.stringify({ name, phone, message });
  const sent = await fetch(`${API}/public/messages`, { method: 'POST', headers, body });
  if (!sent.ok) throw new Error(`${sent.status} ${await sent.text()}`);
  return ((await sent.json()) as { id: number }).id;
}

for (const { lang, device, viewport } of DESKTOP_VIEW) {
  const { a, w, ui } = words[lang];
  const { name, typo, phone } = people[lang];

  test(`${lang}, ${device}: corrected, moved and back, merged, parted: lead, person, list and find agree`, async ({
    page,
    read,
    signInAs,
  }) => {
    await page.setViewportSize(viewport);
    await read(lang);
    const token = await signInAs('superadmin');
    const [first, second] = [`0${phone + 1}`, `0${phone + 2}`];
    await write(typo, first, 'Is the flat free?');
    await write(typo, first, 'And the parking?');
    await write(name, second, 'From my other phone');
    const listed = async () => (await call<PersonList>(token, 'GET', `/admin/persons?q=${phone + 1}`)).items;
    const id = (await listed())[0]?.id;
    const person = () => call<Person>(token, 'GET', `/admin/persons/${id}`);
    const talk = async () =>
      (await call<PersonTimeline>(token, 'GET', `/admin/persons/${id}/timeline`)).counts.talk;
    const lead = (await person()).leads[0]?.id;
    const dialog = page.getByRole('dialog');
    const button = (label: string) => page.getByRole('button', { name: label, exact: true });
    const shown = page.locator('.person-timeline-entry');
    await expect.poll(talk).toBe(3);

    // corrected: the same name wherever it stands
    await page.goto(`admin/persons/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(typo);
    await expect(shown).toHaveCount(3);
    expect(await axeFindings(page, `${lang} person`)).toEqual([]);
    await button(w.correct).click();
    await expect(dialog).toContainText(w.inLeads(1));
    await dialog.locator('input[name=phone]').fill(second);
    await expect(dialog.locator('.known-number')).toContainText(name);
    await dialog.locator('input[name=phone]').fill(first);
    await dialog.locator('input[name=name]').fill(name);
    await button(w.correctSave).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await expectFits(page);
    const everywhere = async (expected: string) => {
      const found = await call<unknown>(token, 'GET', `/admin/find?q=${phone + 1}`);
      expect(JSON.stringify(found)).toContain(expected);
      await walkTo(page, `admin/persons?q=${phone + 1}`);
      await expect(page.locator(`a[href$="/persons/${id}"]`).first()).toHaveText(expected);
      await walkTo(page, `admin/leads?lead=${lead}`);
      await expect(page.locator('.person-head h2')).toHaveText(expected);
      await walkTo(page, `admin/persons/${id}`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(expected);
    };
    await everywhere(name);

    // a message is somebody else's, and comes back
    await page
      .getByRole('button', { name: new RegExp(`^${a.moveEntry('')}`) })
      .first()
      .click();
    await page.getByRole('menuitem', { name: a.moveAction }).click();
    await dialog.getByRole('radio', { name: new RegExp(a.newPerson) }).check({ force: true });
    await dialog.getByRole('button', { name: a.move, exact: true }).click();
    await expect(dialog).toBeHidden();
    await expect.poll(talk).toBe(2);
    await expect(shown).toHaveCount(2);
    await button(ui.undo).click();
    await expect(shown).toHaveCount(3);

    // the other one with the same name is merged; the safe choice has the focus
    await expect(button(w.compare)).toHaveCount(1);
    await button(w.compare).click();
    await expect(dialog.getByRole('button', { name: w.twoPeople })).toBeFocused();
    await expect(dialog).toContainText(second);
    expect(await axeFindings(page, 'the comparison', '[role=dialog]')).toEqual([]);
    await dialog.getByRole('button', { name: w.mergeInto(name) }).click();
    await expect(page.locator('.same-person-merges')).toContainText(name);
    const together = await talk();
    expect(together).toBeGreaterThan(3);
    await expect(shown).toHaveCount(together);
    expect((await listed()).map((one) => one.id)).toEqual([id]);
    expect((await person()).phones).toEqual([first, second]);
    await everywhere(name);

    // and parted, after saying what goes back
    await button(w.part).click();
    await expect(dialog).toContainText(w.inMessages(1));
    await expect(dialog).toContainText(second);
    await dialog.getByRole('button', { name: w.part, exact: true }).click();
    await expect(shown).toHaveCount(3);
    expect((await person()).phones).toEqual([first]);
    await everywhere(name);
    await expectFits(page);
  });
}
