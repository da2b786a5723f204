import type { Camera } from '../../../../domain/smile/camera.ts';
import { turnPair, type Point } from '../../../../domain/smile/point.ts';
import type { Pose } from '../../../../domain/smile/pose.ts';

/** The middle of the model, about which it is turned. */
const PIVOT: Point = [0, 13, 1.4];
const RADIANS = Math.PI / 180;

function turnPoint(point: Point, { yawDeg, tiltDeg }: Pose): Point {
  const from = (at: 0 | 1 | 2) => point[at] - PIVOT[at];
  const [tilted] = turnPair([from(1), from(2), 0], [from(2), -from(1), 0], tiltDeg * RADIANS);
  const [y, z] = [tilted[0], tilted[1]];
  const [turned] = turnPair([from(0), y, 0], [-y, from(0), 0], yawDeg * RADIANS);
  return [turned[0] + PIVOT[0], turned[1] + PIVOT[1], z + PIVOT[2]];
}

/** A camera gone round the model; at no turn it is the same. */
export function turnCamera(camera: Camera, pose: Pose): Camera {
  return { ...camera, eye: turnPoint(camera.eye, pose), target: turnPoint(camera.target, pose) };
}
