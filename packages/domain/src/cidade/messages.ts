/** Sentences about the city's settings. */
export const MESSAGES = {
  notFound: 'A configuração da cidade não foi encontrada.',
  updated: 'Configuração salva.',
  brasaoSaved: 'Brasão salvo.',
  brasaoRemoved: 'Brasão removido.',
  noBrasao: 'A cidade não tem brasão.',
  badUf: 'Escolha a UF.',
  badIbge: 'Informe os sete dígitos do código do IBGE.',
  badFuso: 'Escolha um dos fusos horários do Brasil.',
  badCourt: 'Informe o tribunal pela sigla, como TCE-MG.',
  badLayout: 'Escolha um dos leiautes.',
  courtTaken: 'Este tribunal acabou de ser cadastrado. Recarregue a página.',
  courtSaved: 'Tribunal de contas salvo.',
  badAddress: 'Informe um endereço que comece com https:// ou http://.',
  badColour: 'Informe a cor como #1351b4.',
  badModule: 'Escolha módulos da lista.',
  noFamily: 'Para não usar nenhuma família, desligue o módulo Convênios.',
  badFamily: 'Escolha famílias da lista, cada uma uma vez.',
  sameLabel: 'Duas famílias não podem ter o mesmo nome.',
  moduleOff: (nome: string) => `O módulo ${nome} está desligado nesta cidade.`,
  unreadable: (nearest: string) =>
    `Letras brancas não se leem sobre esta cor. A mais próxima em que se leem é ${nearest}.`,
} as const
