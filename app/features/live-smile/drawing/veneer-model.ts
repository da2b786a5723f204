import { TOOTH_IDS } from '../../../../domain/smile/teeth.ts';
import { veneerGapMm } from '../../../../domain/smile/worn-smile.ts';
import { compilePrograms } from './compile-programs.ts';
import { drawBoxes } from './draw-boxes.ts';
import type { Program } from './gl-program.ts';
import { makePassRunner, type Shared } from './pass-runner.ts';
import { PREPARED, VENEER_SHADERS, type VeneerShaderName } from './veneer-shaders.ts';
import type { WornStage } from './worn-stage.ts';

/** A veneer before or on a tooth that was made ready for it. */
export const VENEER_STAGE: WornStage = {
  parts: PREPARED,
  makeModel: async (gl) => {
    const runner = makePassRunner(gl, await compilePrograms(gl, VENEER_SHADERS));
    let place = { tooth: -1, gapMm: 0 };
    const use = (name: VeneerShaderName, shared: Shared): Program => {
      const program = runner.use(name, shared);
      gl.uniform1i(program.at('preparedTooth'), place.tooth);
      gl.uniform1f(program.at('gap'), place.gapMm);
      return program;
    };
    const isThere = () => place.tooth >= 0;
    return {
      write: ({ worn }) => {
        place =
          worn?.kind === 'veneer'
            ? { tooth: TOOTH_IDS.indexOf(worn.tooth), gapMm: veneerGapMm(worn.seated) }
            : { tooth: -1, gapMm: 0 };
      },
      useSlice: (shared) => (isThere() ? use('veneerSlice', shared) : undefined),
      shape: () => undefined,
      lit: () => [],
      hasSheet: () => false,
      draw: (shared, see) => {
        if (!isThere()) return;
        see(use('veneer', shared));
        drawBoxes(gl, 1);
      },
    };
  },
};
