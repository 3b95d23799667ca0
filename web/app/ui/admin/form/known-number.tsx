import { momentText } from '@diyar/contract/rules/dates';
import type { PersonId } from '@diyar/contract/rules/ids';
import { phoneKey } from '@diyar/contract/rules/phone';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { useRead } from '~/lib/admin/use-read.ts';
import { useLanguage } from '~/lib/language.tsx';
import { useMay } from '~/lib/session/holder.ts';
import { TextButton } from '../buttons/text-button.tsx';
import { Icon } from '../icon.tsx';
import './known-number.css';

type Props = {
  name: string;
  phone: string;
  /** Whose number it is anyway. */
  except?: PersonId;
  onUse: (name: string) => void;
};

/** Says while a number is typed who is known by it, to those who may see them. */
export function KnownNumber({ name, phone, except, onUse }: Props) {
  const { ui } = useAdminTexts();
  const { lang } = useLanguage();
  const mayKnow = useMay()('persons');
  // one question for every spelling of a number
  const key = phoneKey(phone);
  const { data } = useRead(
    'GET /admin/persons/known',
    { query: { phone: key ?? '' } },
    { enabled: key !== null && mayKnow },
  );
  const known = key === null ? [] : (data?.items ?? []).filter(({ id }) => id !== except);
  // named as they are: nothing to decide
  const isSame = (person: { name: string }) => except === undefined && person.name === name.trim();
  return (
    <div role="status" className="known-number">
      {known.map((person) => (
        <p key={person.id} data-same={isSame(person) || undefined}>
          <Icon name="users" />
          <span>
            {(person.isBuyer ? ui.knownBuyer : ui.knownNumber)(
              person.name || person.phone,
              momentText(person.since, lang, { month: 'long', year: 'numeric' }),
            )}{' '}
            {except === undefined && person.name !== '' && !isSame(person) && (
              <TextButton onPress={() => onUse(person.name)}>{ui.useKnownName}</TextButton>
            )}
          </span>
        </p>
      ))}
      {!known.every(isSame) && (
        <small>
          {ui.knownMeans[except !== undefined ? 'correct' : known.length > 1 ? 'several' : 'one']}
        </small>
      )}
    </div>
  );
}
