/**
 * Writes the minus signs of a server's text as the screen writes its own: `Over 5.5 at -130` becomes `Over 5.5 at −130`. A hyphen between
 * words or digits (`2025-26`, `three-way`) is none.
 */
export const withTrueMinus = (text: string): string => text.replace(/(^|[\s(])-(?=\d)/g, '$1−')
