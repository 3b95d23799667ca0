import { isolateNumbers } from '@diyar/contract/rules/isolated-numbers';
import type { Ref } from 'react';
import { Link } from 'react-router';
import { useAdminTexts } from '~/i18n/admin/index.ts';
import { Icon } from '~/ui/admin/icon.tsx';
import type { Line, LineGroup } from './lines.ts';

type Props = {
  ref: Ref<HTMLDivElement>;
  id: string;
  groups: readonly LineGroup[];
  /** The position among all lines. */
  chosen: number;
  isBusy: boolean;
  onOpen: (entry: Line, isNewTab: boolean) => void;
  onHover: (at: number) => void;
  onClose: () => void;
};

/** The lines of a combo box: the focus stays in the field. */
export function FindResults({ ref, id, groups, chosen, isBusy, onOpen, onHover, onClose }: Props) {
  const { find: t } = useAdminTexts();
  let at = -1;
  return (
    <div ref={ref} className="find-results" aria-busy={isBusy}>
      <div id={id} role="listbox" aria-label={t.results}>
        {groups.map(({ key, heading, lines, allPath }) => (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a list box
          <div key={key} role="group" aria-labelledby={`${id}-${key}`}>
            <p className="find-heading" id={`${id}-${key}`}>
              {heading}
              {allPath && (
                <Link to={allPath} onClick={onClose} tabIndex={-1}>
                  {t.all}
                </Link>
              )}
            </p>
            {lines.map((entry) => {
              at += 1;
              const position = at;
              return (
                // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field opens the chosen line
                // biome-ignore lint/a11y/useFocusableInteractive: see the list box
                <div
                  key={`${key}${entry.path}${entry.title}`}
                  id={`${id}-${position}`}
                  data-at={position}
                  role="option"
                  aria-selected={position === chosen}
                  className="find-line"
                  onClick={(event) => onOpen(entry, event.ctrlKey || event.metaKey)}
                  onMouseMove={() => position !== chosen && onHover(position)}
                >
                  <Icon name={entry.icon} />
                  <span className="find-words">
                    <bdi>{isolateNumbers(entry.title)}</bdi>
                    {entry.detail && (
                      <small className="clip" dir="auto">
                        {isolateNumbers(entry.detail)}
                      </small>
                    )}
                  </span>
                </div>
              );
            })}
          </div>
        ))}
      </div>
    </div>
  );
}
