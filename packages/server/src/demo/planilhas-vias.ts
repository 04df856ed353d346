import type { Grupo } from './planilhas-catalogo.ts'

/** Streets: paving, resurfacing, pavements, cycle paths. */
export const VIAS: readonly Grupo[] = [
  {
    nome: 'Serviços preliminares',
    parte: 5,
    quando: [0, 20],
    itens: [
      ['SINAPI 103689', 'Placa de obra em chapa de aço galvanizado', 'm²', 298.4, 6],
      ['SINAPI 93584', 'Depósito em canteiro de obra, em chapa de madeira compensada', 'm²', 612.35, 18],
      ['SINAPI 99063', 'Locação de rede e de pavimentação, com apoio topográfico', 'm', 4.12, 16],
      ['CDHU 02.08.020', 'Tapume com tela de polietileno e sinalização noturna', 'm', 21.87, 12],
      ['SINAPI 93567', 'Engenheiro civil de obra pleno, com encargos complementares', 'h', 118.92, 48],
    ],
  },
  {
    nome: 'Terraplenagem',
    parte: 15,
    quando: [5, 40],
    itens: [
      [
        'SINAPI 101124',
        'Escavação horizontal em solo de 1ª categoria, com trator de esteiras',
        'm³',
        9.86,
        22,
      ],
      ['SINAPI 95876', 'Transporte com caminhão basculante de 14 m³, em via urbana', 'm³×km', 2.31, 20],
      ['SINAPI 100574', 'Espalhamento de material com trator de esteiras', 'm³', 1.78, 6],
      ['SINAPI 100576', 'Regularização e compactação de subleito', 'm²', 2.97, 24],
      ['SINAPI 96385', 'Aterro com solo predominantemente argiloso, compactado a 100%', 'm³', 11.42, 28],
    ],
  },
  {
    nome: 'Drenagem superficial',
    parte: 18,
    quando: [15, 60],
    itens: [
      ['SINAPI 90105', 'Escavação mecanizada de vala até 1,5 m, em solo de 1ª categoria', 'm³', 8.94, 10],
      ['SINAPI 92210', 'Tubo de concreto para águas pluviais, DN 400 mm, com assentamento', 'm', 143.55, 30],
      ['SINAPI 92212', 'Tubo de concreto para águas pluviais, DN 600 mm, com assentamento', 'm', 231.63, 32],
      ['SINAPI 97956', 'Boca de lobo simples em alvenaria de blocos de concreto', 'un', 1684.2, 16],
      ['SINAPI 93382', 'Reaterro manual de valas com compactação mecanizada', 'm³', 27.4, 12],
    ],
  },
  {
    nome: 'Pavimentação',
    parte: 43,
    quando: [35, 90],
    itens: [
      ['SINAPI 96396', 'Base de brita graduada simples, execução e compactação', 'm³', 148.71, 26],
      ['SINAPI 96401', 'Imprimação com asfalto diluído CM-30', 'm²', 8.63, 10],
      ['SINAPI 96402', 'Pintura de ligação com emulsão RR-2C', 'm²', 2.85, 8],
      [
        'SICRO 4011463',
        'Concreto betuminoso usinado a quente, faixa C, capa de rolamento',
        'm³',
        1412.77,
        50,
      ],
      ['SICRO 5914389', 'Transporte de massa asfáltica com caminhão basculante', 't×km', 0.94, 6],
    ],
  },
  {
    nome: 'Guias, sarjetas e passeios',
    parte: 14,
    quando: [45, 95],
    itens: [
      ['SINAPI 94273', 'Assentamento de guia pré-fabricada de concreto, trecho reto', 'm', 45.13, 34],
      ['SINAPI 94287', 'Execução de sarjeta de concreto moldada in loco, 30 cm', 'm', 38.26, 26],
      ['SINAPI 94990', 'Passeio de concreto moldado in loco, espessura de 7 cm', 'm³', 742.18, 30],
      ['SINAPI 104658', 'Piso tátil de alerta ou direcional, 25 × 25 cm', 'm²', 118.4, 10],
    ],
  },
  {
    nome: 'Sinalização e limpeza final',
    parte: 5,
    quando: [80, 100],
    itens: [
      ['SICRO 5213400', 'Pintura de faixa com tinta acrílica, espessura de 0,6 mm', 'm²', 24.75, 52],
      ['SICRO 5213440', 'Placa de regulamentação em aço, com suporte e fixação', 'un', 512.6, 34],
      ['CDHU 55.01.020', 'Limpeza final da obra', 'm²', 1.36, 14],
    ],
  },
]

/** Drainage, containment, networks. */
export const DRENAGEM: readonly Grupo[] = [
  {
    nome: 'Serviços preliminares',
    parte: 6,
    quando: [0, 18],
    itens: [
      ['SINAPI 103689', 'Placa de obra em chapa de aço galvanizado', 'm²', 298.4, 7],
      ['SINAPI 98525', 'Limpeza mecanizada de camada vegetal', 'm²', 0.48, 13],
      ['SINAPI 99059', 'Locação de obra com gabarito de tábuas corridas', 'm', 52.31, 20],
      ['SINAPI 93567', 'Engenheiro civil de obra pleno, com encargos complementares', 'h', 118.92, 60],
    ],
  },
  {
    nome: 'Movimento de terra e escoramento',
    parte: 24,
    quando: [5, 55],
    itens: [
      ['SINAPI 90106', 'Escavação mecanizada de vala de 1,5 m a 3,0 m de profundidade', 'm³', 10.57, 30],
      ['SINAPI 101570', 'Escoramento de vala do tipo pontaleteamento', 'm²', 24.19, 22],
      ['SINAPI 101616', 'Preparo de fundo de vala, com camada de areia', 'm²', 6.72, 10],
      ['SINAPI 93378', 'Reaterro mecanizado de vala com retroescavadeira', 'm³', 19.83, 24],
      ['SINAPI 95876', 'Transporte com caminhão basculante de 14 m³, em via urbana', 'm³×km', 2.31, 14],
    ],
  },
  {
    nome: 'Estruturas de concreto',
    parte: 32,
    quando: [15, 75],
    itens: [
      ['SINAPI 96555', 'Concretagem de blocos e vigas de fundação, fck 30 MPa', 'm³', 768.9, 34],
      ['SINAPI 92915', 'Armação de estruturas com aço CA-50 de 10,0 mm', 'kg', 13.42, 32],
      ['SINAPI 92431', 'Fôrma de pilares e paredes em chapa de madeira resinada', 'm²', 74.66, 24],
      ['CDHU 12.12.020', 'Estaca raiz com diâmetro de 20 cm, em solo', 'm', 296.14, 10],
    ],
  },
  {
    nome: 'Tubulações e dispositivos',
    parte: 28,
    quando: [25, 85],
    itens: [
      ['SINAPI 92212', 'Tubo de concreto para águas pluviais, DN 600 mm, com assentamento', 'm', 231.63, 38],
      ['SINAPI 92216', 'Tubo de concreto para águas pluviais, DN 1000 mm, com assentamento', 'm', 512.08, 32],
      ['SINAPI 97981', 'Poço de visita em anéis de concreto, profundidade de 1,5 m', 'un', 3216.7, 18],
      ['SINAPI 102736', 'Dreno subsuperficial com tubo corrugado perfurado e manta', 'm', 88.37, 12],
    ],
  },
  {
    nome: 'Recomposição e limpeza final',
    parte: 10,
    quando: [70, 100],
    itens: [
      ['SINAPI 98504', 'Plantio de grama em placas', 'm²', 18.42, 46],
      ['SINAPI 101094', 'Recomposição de pavimento em paralelepípedo', 'm²', 57.63, 40],
      ['CDHU 55.01.020', 'Limpeza final da obra', 'm²', 1.36, 14],
    ],
  },
]
