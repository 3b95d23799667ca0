import { nameOf } from '@diyar/contract/rules/localized';
import { useState } from 'react';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useErrorText } from '~/lib/admin/error-text.ts';
import { showToast } from '~/lib/admin/toasts.ts';
import { useRead } from '~/lib/admin/use-read.ts';
import { api } from '~/lib/api/api.ts';
import { useLanguage } from '~/lib/language.tsx';
import { Select } from '~/ui/admin/fields/select.tsx';

type Props = { projectId: number; onCopy: (names: { nameEn: string; nameAr: string }[]) => void };

/** The names and the order of another building's stages; its days are its own. */
export function CopyStages({ projectId, onCopy }: Props) {
  const { stages: t, projects } = useAdminTexts();
  const { lang } = useLanguage();
  const errorText = useErrorText();
  const [chosen, setChosen] = useState<string | null>(null);
  const { data } = useRead('GET /admin/projects', { query: { size: 100 } });
  const others = data?.items.filter(({ id }) => id !== projectId) ?? [];
  if (others.length === 0) return null;
  async function copy(id: string) {
    setChosen(id);
    try {
      const { items } = await api('GET /admin/projects/{id}/stages', { params: { id: Number(id) } });
      if (items.length > 0) onCopy(items);
      else showToast({ kind: 'failure', title: t.copyNone });
    } catch (error) {
      showToast({ kind: 'failure', title: t.loadFailed, detail: errorText(error) });
    }
  }
  return (
    <Select
      label={t.copyFrom}
      value={chosen}
      placeholder={t.copyFrom}
      onChange={(id) => void copy(id)}
      options={others.map((one) => ({ value: String(one.id), label: nameOf(one, lang, projects.untitled) }))}
    />
  );
}
