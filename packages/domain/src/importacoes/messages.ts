/** Why a cell is not taken. */
export const RECUSAS = {
  numero: 'Não é um número, como 1.234,56.',
  americano: (text: string) => `Formato americano: ${text}. No Brasil a vírgula separa os centavos.`,
  casas: (places: number) =>
    places === 0 ? 'Informe um número inteiro.' : `Tem mais de ${places} casas decimais.`,
  inteiro: 'Informe um número inteiro.',
  ano: 'Informe o ano com quatro algarismos.',
  dia: 'Não é uma data do calendário, como 31/12/2026.',
  semDia: 'Falta o dia: informe a data inteira, como 31/12/2026.',
  diaAmericano: 'Data na ordem americana (mês antes do dia).',
  simNao: 'Informe Sim ou Não.',
  formula: (formula: string) =>
    formula.startsWith('#') ? `A fórmula deu erro (${formula}).` : 'Fórmula sem valor guardado na planilha.',
  opcao: 'Não é uma das opções.',
  desconhecido: (what: string) => `${what} não existe no sistema.`,
  ambiguo: (what: string) => `Mais de um registro tem este nome (${what}): informe o Id.`,
  repetida: (linha: number) => `A linha ${linha} já traz este registro.`,
  semRegistro: 'Não há registro com este Id.',
} as const

/** What a person should know of a cell that was taken. */
export const NOTAS = {
  milhares: 'O ponto foi lido como separador de milhares.',
  arredondado: 'Arredondado.',
  anoDoDia: 'Lido o ano da data.',
  serial: (day: string) => `Número de série da planilha: ${day}.`,
} as const
