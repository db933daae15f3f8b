/**
 * The overlay of a team's season. Teams are named in full: abbreviations of open leagues, such as cups, are cut from the
 * name for the screen and mean nothing to the server.
 */
export const teamOverlay = (league: string, name: string): string => `team:${league}/${name}`
