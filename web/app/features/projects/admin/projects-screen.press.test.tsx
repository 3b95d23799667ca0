import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { OpenEditedProject } from '~/features/project-editor/admin/open-project.tsx';
import { en as ui } from '~/i18n/admin/ui.ts';
import { type Answered, type Asked, pressScreen } from '~/testing/presses/press-screen.tsx';
import { project } from '~/testing/sample-project.ts';
import { ProjectViewScreen } from './project-view-screen.tsx';
import { ProjectsScreen } from './projects-screen.tsx';
import { en as t } from './texts.ts';

const OLIVE = project();
const TIRED: Answered = { status: 500, body: { message: 'The server is tired', code: 'internal' } };
const listOf = (items: object[]): Answered => ({ body: { items, total: items.length, page: 1, size: 12 } });
const isSearch = ({ path }: Asked) => path.includes('q=no');

test('a search that finds nothing says so and can be cleared', async () => {
  const { user } = await pressScreen(<ProjectsScreen />, {
    at: '/admin/projects',
    server: (asked) => listOf(isSearch(asked) ? [] : [OLIVE]),
  });
  await screen.findByText(OLIVE.nameEn);
  const typed = 'no project is called this';
  await user.type(screen.getByRole('searchbox'), typed);
  expect(await screen.findByText(ui.noMatch(typed))).toBeTruthy();
  await user.click(screen.getByRole('button', { name: ui.clearSearch }));
  expect(await screen.findByText(OLIVE.nameEn)).toBeTruthy();
});

test('what is refused goes back and says so: the star and the deletion', async () => {
  const { user } = await pressScreen(<ProjectsScreen />, {
    server: ({ method }) => (method === 'GET' ? listOf([OLIVE]) : TIRED),
  });
  const star = await screen.findByRole('button', { name: t.unfeatureOf(OLIVE.nameEn) });
  await user.click(star);
  expect(await screen.findByText(`${t.updateFailed}: The server is tired`)).toBeTruthy();
  expect(await screen.findByRole('button', { name: t.unfeatureOf(OLIVE.nameEn) })).toBeTruthy();

  await user.click(screen.getByRole('button', { name: t.deleteOf(OLIVE.nameEn) }));
  const question = await screen.findByRole('alertdialog', { name: t.deleteTitle });
  await user.click(within(question).getByRole('button', { name: t.deleteProject }));
  await within(question).findByText(`${t.deleteFailed}: The server is tired`);
  await user.click(within(question).getByRole('button', { name: ui.keep }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(screen.getByText(OLIVE.nameEn)).toBeTruthy();
});

test('a list that cannot be loaded is there after another try', async () => {
  let isTired = true;
  const { user } = await pressScreen(<ProjectsScreen />, {
    server: () => (isTired ? TIRED : listOf([OLIVE])),
  });
  expect(await screen.findByText(t.loadFailed)).toBeTruthy();
  isTired = false;
  await user.click(screen.getByRole('button', { name: ui.retry }));
  expect(await screen.findByText(OLIVE.nameEn)).toBeTruthy();
});

test.each([
  ['to look at', <ProjectViewScreen key="view" id="999999" />],
  [
    'to edit',
    <OpenEditedProject key="edit" id="999999">
      {() => null}
    </OpenEditedProject>,
  ],
])('a project %s that is not there says so', async (_, page) => {
  await pressScreen(page);
  expect((await screen.findAllByText(t.notFound)).length).toBeGreaterThan(0);
});
