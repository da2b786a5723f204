/** Where the server of the journeys keeps its requests and keys. */
export const JOURNEY_DATA_FOLDER = `node_modules/.cache/journey-data${process.env.JOURNEYS_PORT ?? ''}`;
