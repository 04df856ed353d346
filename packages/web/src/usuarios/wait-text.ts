/** How long to wait, as people say it: '45 segundos', '1 minuto', '15 minutos'. */
export function waitText(seconds: number): string {
  const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`
  return seconds < 60
    ? plural(Math.max(1, Math.ceil(seconds)), 'segundo')
    : plural(Math.ceil(seconds / 60), 'minuto')
}
