/**
 * For the control of the power-loss trial alone, loaded before the server: turns `synchronous = FULL` into NORMAL, which does not
 * wait for the disk. The trial must see that as a loss, or it would see none at FULL either.
 */
import Sqlite from 'better-sqlite3';

const { pragma } = Sqlite.prototype;
Sqlite.prototype.pragma = function (source, options) {
  return pragma.call(this, source.replace('synchronous = FULL', 'synchronous = NORMAL'), options);
};
