import { constellationOf, type Star } from '../../brand/constellation.ts';
import { fourPointStar } from '../../brand/star.ts';

export const STAR_COLOUR = '#ffd35c';

/** Draws an application's stars into a picture. */
export function drawConstellation(
  context: CanvasRenderingContext2D,
  number: string,
  { x: left, y: top, scale }: Readonly<Record<'x' | 'y' | 'scale', number>>,
): void {
  const { chain, branches } = constellationOf(number);
  context.save();
  context.translate(left, top);
  context.scale(scale, scale);
  context.strokeStyle = 'rgb(255 255 255 / 60%)';
  const point = ({ x, y }: Star): string => `${x} ${y}`;
  const strokes = [chain, ...branches.map(({ from, star }) => [from, star])];
  context.stroke(new Path2D(strokes.map((stroke) => `M${stroke.map(point).join('L')}`).join('')));
  context.fillStyle = STAR_COLOUR;
  const stars = [...chain, ...branches.map(({ star }) => star)];
  context.fill(new Path2D(stars.map(({ x, y, radius }) => fourPointStar(x, y, radius)).join('')));
  context.restore();
}
