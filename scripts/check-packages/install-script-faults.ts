/** A package file, as far as installing goes by it. */
export interface PackageFile {
  readonly name?: string;
  readonly gypfile?: boolean;
  readonly scripts?: Readonly<Record<string, string>>;
}

/** An installed package, and whether it has a recipe for a compiler, which npm runs where nothing else is said. */
export interface InstalledPackage {
  readonly file: PackageFile;
  readonly hasRecipe: boolean;
}

const AT_INSTALL = ['preinstall', 'install', 'postinstall'];

/**
 * Packages that run something of theirs when they are installed, and that nobody has looked at.
 *
 * @param reviewed `allowScripts` of package.json: what was looked at, and whether it may run
 */
export function findInstallScriptFaults(
  installed: readonly InstalledPackage[],
  reviewed: Readonly<Record<string, boolean>>,
): string[] {
  return installed.flatMap(({ file: { name = '', gypfile, scripts = {} }, hasRecipe }) => {
    const runs = AT_INSTALL.filter((when) => scripts[when] !== undefined);
    if (hasRecipe && gypfile !== false && runs.length === 0) runs.push('install, by its recipe');
    if (runs.length === 0 || reviewed[name] === false) return [];
    return [
      reviewed[name] === undefined
        ? `${name} wants to run at ${runs.join(', ')}: look at it, and name it in allowScripts of package.json`
        : `${name} may run at ${runs.join(', ')} by allowScripts, and no package does here (.npmrc)`,
    ];
  });
}
