/** One step in the words of either database: the same tables, columns and meaning. */
export interface MigrationStep {
  sqlite: string;
  postgres: string;
}
