import type { KeyboardEvent } from 'react';

type Place = { cell: HTMLElement; x: number; y: number; block: number };

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

function placeOf(cell: HTMLElement): Place {
  const box = cell.getBoundingClientRect();
  return { cell, x: box.x + box.width / 2, y: box.y + box.height / 2, block: box.height };
}

/**
 * By the rendered position of the cells: correct in both reading directions, and on phones where floors wrap.
 */
function neighbour(here: Place, all: readonly Place[], [dx, dy]: readonly [number, number]) {
  const isBeside = (other: Place) => Math.abs(other.y - here.y) < here.block / 2;
  const ahead = all.filter((other) =>
    dx === 0
      ? (other.y - here.y) * dy > 0 && !isBeside(other)
      : isBeside(other) && (other.x - here.x) * dx > 0,
  );
  const distance = (other: Place) => Math.abs(other.x - here.x) + 100 * Math.abs(other.y - here.y);
  return ahead.sort((a, b) => distance(a) - distance(b))[0]?.cell;
}

/** Arrow keys move as in the building; Home and End go to the ends of a floor. Enter is the button's own. */
export function moveInBuilding(event: KeyboardEvent<HTMLElement>) {
  if (event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
  const cells = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-apartment]')];
  const here = cells.find((cell) => cell === event.target);
  if (!here) return;
  const arrow = ARROWS[event.key];
  const floor = [...(here.closest('ul')?.querySelectorAll<HTMLElement>('[data-apartment]') ?? [])];
  const next = arrow
    ? neighbour(placeOf(here), cells.map(placeOf), arrow)
    : event.key === 'Home'
      ? floor.at(0)
      : event.key === 'End'
        ? floor.at(-1)
        : undefined;
  if (!next && !arrow) return;
  event.preventDefault();
  next?.focus();
}
