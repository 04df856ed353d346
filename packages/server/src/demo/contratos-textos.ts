/** Companies nobody has; the newest have letters in their CNPJ. */
export const EMPRESAS = [
  { nome: 'Construtora Serra do Quebra-Cangalha Ltda.', raiz: '104482910001' },
  { nome: 'Engenharia Vale Médio S.A.', raiz: '073315560001' },
  { nome: 'Pavimentadora Três Garças Ltda.', raiz: '218890430001' },
  { nome: 'Saneamento Ribeirão dos Mottas Ltda.', raiz: '332107780001' },
  { nome: 'Consórcio Ponte Alta', raiz: '419935120001' },
  { nome: 'Elétrica Pedrinhas Serviços Ltda.', raiz: '157742060001' },
  { nome: 'Obras e Reformas Santa Luzia ME', raiz: '286641950001' },
  { nome: 'Tecnologia Pública do Vale Ltda.', raiz: '12KPT89401A1' },
  { nome: 'Verde Urbano Paisagismo Ltda.', raiz: '7BR0Q45R0001' },
  { nome: 'Arquitetura Colina Associados', raiz: '360218870001' },
] as const

export const FISCAIS = [
  'Eng. Paulo Teixeira',
  'Arq. Beatriz Moura',
  'Eng. Sônia Galvão',
  'Eng. Luís Fernando Reis',
  'Marcos Vilela',
  'Adm. Cecília Nunes',
] as const
