/** Sentences about the city's calendar. */
export const MESSAGES = {
  notFound: 'Feriado não encontrado.',
  deleted: 'Feriado excluído.',
  noSuchDay: 'Este mês não tem esse dia.',
  unknownMarco: 'Esta data não existe no calendário fiscal.',
  noMarco: 'Este ano não tem essa data: o PPA é do primeiro ano de cada mandato.',
  otherYear: (years: readonly number[]) => `Informe um dia de ${years.join(' ou ')}.`,
  outOfOrder: (first: string, second: string) => `“${first}” não pode ser depois de “${second}”.`,
  marcoSaved: 'Calendário fiscal salvo.',
  marcoUsual: 'A data voltou à usual.',
  marcoNotChanged: 'Esta data já é a usual.',
  marcoMeanwhile: 'Outra pessoa acabou de dizer esta data. Veja a data dela antes de mudar.',
  usualRefused: (label: string, reason: string) => `“${label}” não pode voltar à data usual: ${reason}`,
} as const
