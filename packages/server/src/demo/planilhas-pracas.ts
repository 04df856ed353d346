import type { Grupo } from './planilhas-catalogo.ts'

/** Squares, parks, streets for visitors. */
export const PRACAS: readonly Grupo[] = [
  {
    nome: 'Serviços preliminares',
    parte: 8,
    quando: [0, 22],
    itens: [
      ['SINAPI 103689', 'Placa de obra em chapa de aço galvanizado', 'm²', 298.4, 12],
      ['SINAPI 97629', 'Demolição de piso de concreto, de forma mecanizada', 'm³', 134.6, 28],
      ['SINAPI 98525', 'Limpeza mecanizada de camada vegetal', 'm²', 0.48, 12],
      ['SINAPI 93567', 'Engenheiro civil de obra pleno, com encargos complementares', 'h', 118.92, 48],
    ],
  },
  {
    nome: 'Pisos e muretas',
    parte: 40,
    quando: [15, 70],
    itens: [
      ['SINAPI 92396', 'Piso intertravado de bloco retangular, espessura de 6 cm', 'm²', 78.22, 46],
      ['SINAPI 94273', 'Assentamento de guia pré-fabricada de concreto, trecho reto', 'm', 45.13, 18],
      ['SINAPI 94990', 'Passeio de concreto moldado in loco, espessura de 7 cm', 'm³', 742.18, 22],
      ['SINAPI 104658', 'Piso tátil de alerta ou direcional, 25 × 25 cm', 'm²', 118.4, 14],
    ],
  },
  {
    nome: 'Iluminação e rede elétrica',
    parte: 20,
    quando: [35, 85],
    itens: [
      ['CDHU 41.10.330', 'Poste de aço galvanizado telecônico, 6 m, com luminária LED', 'un', 1894.3, 58],
      ['SINAPI 91928', 'Cabo de cobre flexível isolado, 4 mm²', 'm', 6.83, 20],
      ['SINAPI 97669', 'Eletroduto flexível corrugado de PEAD, DN 50 mm', 'm', 15.42, 22],
    ],
  },
  {
    nome: 'Mobiliário e equipamentos',
    parte: 20,
    quando: [60, 95],
    itens: [
      ['propria MU-02', 'Banco de concreto com encosto de madeira, 1,80 m', 'un', 1236.0, 38],
      ['propria MU-05', 'Lixeira dupla para coleta seletiva', 'un', 648.5, 14],
      ['propria AC-01', 'Aparelho de ginástica ao ar livre, instalado', 'un', 2874.9, 48],
    ],
  },
  {
    nome: 'Paisagismo e limpeza final',
    parte: 12,
    quando: [70, 100],
    itens: [
      ['SINAPI 98504', 'Plantio de grama em placas', 'm²', 18.42, 44],
      ['SINAPI 98511', 'Plantio de árvore ornamental, altura de muda até 2,00 m', 'un', 148.36, 40],
      ['CDHU 55.01.020', 'Limpeza final da obra', 'm²', 1.36, 16],
    ],
  },
]

/** Lighting, signals, solar panels: mostly bought and mounted. */
export const ELETRICAS: readonly Grupo[] = [
  {
    nome: 'Mobilização e projetos executivos',
    parte: 8,
    quando: [0, 20],
    itens: [
      ['propria PE-01', 'Projeto elétrico executivo e aprovação na concessionária', 'h', 142.7, 62],
      ['SINAPI 93567', 'Engenheiro civil de obra pleno, com encargos complementares', 'h', 118.92, 38],
    ],
  },
  {
    nome: 'Fornecimento de equipamentos',
    parte: 52,
    quando: [15, 70],
    itens: [
      ['CDHU 41.11.703', 'Luminária LED para iluminação pública, 120 W', 'un', 986.4, 54],
      ['SINAPI 91930', 'Cabo de cobre flexível isolado, 6 mm²', 'm', 9.74, 28],
      ['CDHU 41.10.400', 'Braço de aço galvanizado para luminária, 3 m', 'un', 312.85, 18],
    ],
  },
  {
    nome: 'Montagem e instalação',
    parte: 32,
    quando: [30, 92],
    itens: [
      ['SINAPI 88264', 'Eletricista com encargos complementares', 'h', 34.28, 48],
      ['SINAPI 97669', 'Eletroduto flexível corrugado de PEAD, DN 50 mm', 'm', 15.42, 26],
      ['SINAPI 5928', 'Guindauto hidráulico com cesto aéreo, hora produtiva', 'h', 284.16, 26],
    ],
  },
  {
    nome: 'Testes e operação assistida',
    parte: 8,
    quando: [85, 100],
    itens: [
      ['propria OP-01', 'Testes, comissionamento e medição de iluminância', 'h', 96.5, 70],
      ['CDHU 55.01.020', 'Limpeza e remoção de materiais retirados', 'm²', 3.18, 30],
    ],
  },
]
