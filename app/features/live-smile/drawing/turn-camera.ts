import type { Camera } from '../../../../domain/smile/camera.ts';
import { turnPair, type Point } from '../../../../domain/smile/point.ts';
import type { Pose } from '../../../../domain/smile/pose.ts';

/** The middle of the model, about which it is turned. */
const PIVOT: Point = [0, 13, 1.4];
const RADIANS = Math.PI / 180;

/** Seen from above, in radians to the left. */
function turnRound(x: number, y: number, radians: number): Point {
  return turnPair([x, y, 0], [-y, x, 0], radians)[0];
}

/** @param stands how far round to the right the camera stands, in radians: a tilt goes up or down as seen from there */
function turnPoint(point: Point, stands: number, { yawDeg, tiltDeg }: Pose): Point {
  const from = (at: 0 | 1 | 2) => point[at] - PIVOT[at];
  const [x, ahead] = turnRound(from(0), from(1), -stands);
  const [tilted] = turnPair([ahead, from(2), 0], [from(2), -ahead, 0], tiltDeg * RADIANS);
  const [y, z] = [tilted[0], tilted[1]];
  const turned = turnRound(x, y, stands + yawDeg * RADIANS);
  return [turned[0] + PIVOT[0], turned[1] + PIVOT[1], z + PIVOT[2]];
}

/** A camera gone round the model; at no turn it is the same. */
export function turnCamera(camera: Camera, pose: Pose): Camera {
  const { eye, target } = camera;
  const stands = Math.atan2(eye[0] - target[0], target[1] - eye[1]);
  const turn = (point: Point) => turnPoint(point, stands, pose);
  return { ...camera, eye: turn(eye), target: turn(target) };
}
