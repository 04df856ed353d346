export const MESSAGES = {
  unknownFile: 'Não há este arquivo nos dados abertos.',
  unknownWork: 'Informe o número da obra, como 12.json.',
  workNotFound: 'Obra não encontrada nos dados abertos.',
  noWorks: 'Ainda não há obras publicadas.',
  choosePadrao: 'Escolha brasil ou internacional.',
  onlyCsv: 'Só os arquivos CSV têm padrão.',
  chooseNatureza: 'A única escolha é todas.',
  tooMany: (most: number, seconds: number) =>
    `O limite é de ${most} consultas por minuto aos dados abertos. Tente de novo em ${seconds} ${seconds === 1 ? 'segundo' : 'segundos'}.`,
}
