import { CONSTELLATION_HEIGHT, CONSTELLATION_WIDTH, constellationOf, type Star } from '../brand/constellation.ts';
import { fourPointStar } from '../brand/star.ts';

interface ApplicationConstellationProps {
  readonly applicationNumber: string;
  readonly className: string;
  /** Draws the lines once, star by star. */
  readonly drawn?: boolean;
}

/** Draws an application's stars from its number alone. They are decoration, so screen readers skip them. */
export const ApplicationConstellation = ({ applicationNumber, className, drawn }: ApplicationConstellationProps) => {
  const { chain, branches } = constellationOf(applicationNumber);
  const stars = [...chain, ...branches.map(({ star }) => star)];
  const point = ({ x, y }: Star): string => `${x} ${y}`;
  // The chain is one stroke, so that it is drawn star by star before its branches.
  const strokes = [chain, ...branches.map(({ from, star }) => [from, star])];
  const way = strokes.map((stroke) => `M${stroke.map(point).join('L')}`).join('');
  return (
    <svg viewBox={`0 0 ${CONSTELLATION_WIDTH} ${CONSTELLATION_HEIGHT}`} className={className} aria-hidden="true">
      <path
        d={way}
        pathLength={1}
        className={drawn ? 'animate-constellation' : undefined}
        strokeDasharray={drawn ? 1 : undefined}
        fill="none"
        stroke="currentColor"
        strokeOpacity="0.6"
      />
      <path d={stars.map(({ x, y, radius }) => fourPointStar(x, y, radius)).join('')} className="fill-star-400" />
    </svg>
  );
};
