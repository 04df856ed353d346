import type { Grupo } from './planilhas-catalogo.ts'

const CANTEIRO: Grupo = {
  nome: 'Serviços preliminares e canteiro',
  parte: 6,
  quando: [0, 18],
  itens: [
    ['SINAPI 103689', 'Placa de obra em chapa de aço galvanizado', 'm²', 298.4, 6],
    ['SINAPI 93208', 'Almoxarifado em canteiro de obra, em chapa de madeira compensada', 'm²', 731.92, 20],
    ['SINAPI 97622', 'Demolição de alvenaria de bloco furado, de forma manual', 'm³', 52.84, 14],
    ['SINAPI 97647', 'Remoção de telhas cerâmicas, de forma manual', 'm²', 4.68, 12],
    ['SINAPI 93567', 'Engenheiro civil de obra pleno, com encargos complementares', 'h', 118.92, 48],
  ],
}

const ESTRUTURA: Grupo = {
  nome: 'Fundações e estrutura',
  parte: 25,
  quando: [8, 45],
  itens: [
    ['SINAPI 100896', 'Estaca escavada mecanicamente, sem fluido, diâmetro de 25 cm', 'm', 72.45, 18],
    ['SINAPI 96523', 'Escavação manual para bloco de coroamento ou sapata', 'm³', 88.51, 6],
    ['SINAPI 96555', 'Concretagem de blocos e vigas de fundação, fck 30 MPa', 'm³', 768.9, 24],
    ['SINAPI 92762', 'Armação de pilar ou viga com aço CA-50 de 10,0 mm', 'kg', 12.74, 26],
    ['SINAPI 92263', 'Fabricação de fôrma para pilares, em chapa de madeira', 'm²', 138.93, 16],
    ['SINAPI 98557', 'Impermeabilização com emulsão asfáltica, duas demãos', 'm²', 42.9, 10],
  ],
}

const VEDACOES: Grupo = {
  nome: 'Alvenaria, esquadrias e cobertura',
  parte: 23,
  quando: [25, 65],
  itens: [
    ['SINAPI 103328', 'Alvenaria de vedação de blocos cerâmicos furados, 9 × 19 × 19 cm', 'm²', 71.36, 34],
    ['SINAPI 94216', 'Telhamento com telha metálica termoacústica, 30 mm', 'm²', 214.57, 26],
    ['SINAPI 92580', 'Trama de aço para telhado de até duas águas', 'm²', 58.3, 14],
    ['SINAPI 94570', 'Janela de alumínio de correr, duas folhas, com vidros', 'm²', 624.8, 16],
    ['SINAPI 90843', 'Kit de porta de madeira, 80 × 210 cm, com ferragens', 'un', 1187.42, 10],
  ],
}

const ACABAMENTOS: Grupo = {
  nome: 'Revestimentos, pisos e pintura',
  parte: 21,
  quando: [50, 95],
  itens: [
    ['SINAPI 87879', 'Chapisco em alvenaria, com colher de pedreiro', 'm²', 4.83, 6],
    ['SINAPI 87529', 'Massa única para pintura, espessura de 20 mm', 'm²', 37.11, 24],
    ['SINAPI 87265', 'Revestimento cerâmico de paredes internas, 20 × 20 cm', 'm²', 68.94, 20],
    ['SINAPI 101749', 'Piso de granilite, marmorite ou granitina', 'm²', 112.68, 26],
    ['SINAPI 88489', 'Pintura látex acrílica em paredes, duas demãos', 'm²', 13.25, 20],
    ['CDHU 55.01.020', 'Limpeza final da obra', 'm²', 12.6, 4],
  ],
}

/** Schools, nurseries, and other houses of the city. */
export const ESCOLAS: readonly Grupo[] = [
  CANTEIRO,
  ESTRUTURA,
  VEDACOES,
  {
    nome: 'Instalações elétricas e hidráulicas',
    parte: 17,
    quando: [35, 80],
    itens: [
      ['SINAPI 91926', 'Cabo de cobre flexível isolado, 2,5 mm²', 'm', 4.39, 18],
      ['SINAPI 97599', 'Luminária de emergência com 30 lâmpadas LED', 'un', 38.72, 8],
      ['CDHU 41.31.040', 'Luminária LED retangular de embutir, 37 W', 'un', 287.9, 24],
      ['SINAPI 89446', 'Tubo de PVC soldável, DN 25 mm, em ramal de água', 'm', 11.87, 20],
      ['SINAPI 86888', 'Vaso sanitário sifonado com caixa acoplada', 'un', 548.13, 18],
      ['SINAPI 101883', 'Quadro de distribuição de energia, para 24 disjuntores', 'un', 892.46, 12],
    ],
  },
  ACABAMENTOS,
  {
    nome: 'Acessibilidade e combate a incêndio',
    parte: 8,
    quando: [60, 100],
    itens: [
      ['CDHU 30.01.030', 'Barra de apoio reta para pessoas com mobilidade reduzida, 80 cm', 'un', 214.38, 26],
      ['SINAPI 99837', 'Guarda-corpo de aço galvanizado, altura de 1,10 m', 'm', 498.61, 48],
      ['SINAPI 101909', 'Extintor de incêndio portátil, pó químico, 6 kg', 'un', 198.15, 26],
    ],
  },
]

/** Clinics, and rooms where people are treated. */
export const SAUDE: readonly Grupo[] = [
  CANTEIRO,
  { ...ESTRUTURA, parte: 20 },
  VEDACOES,
  {
    nome: 'Instalações especiais e climatização',
    parte: 24,
    quando: [35, 85],
    itens: [
      ['SINAPI 91926', 'Cabo de cobre flexível isolado, 2,5 mm²', 'm', 4.39, 16],
      ['SINAPI 103247', 'Ar-condicionado split inverter, parede, 18.000 BTU/h', 'un', 3987.5, 30],
      ['CDHU 46.33.010', 'Tubo de cobre classe A para gases medicinais, DN 15 mm', 'm', 64.27, 18],
      ['SINAPI 89446', 'Tubo de PVC soldável, DN 25 mm, em ramal de água', 'm', 11.87, 14],
      ['SINAPI 86904', 'Lavatório de louça branca suspenso, com torneira clínica', 'un', 674.33, 12],
      ['propria EL-07', 'Rede lógica categoria 6, ponto completo', 'un', 312.4, 10],
    ],
  },
  ACABAMENTOS,
  {
    nome: 'Proteção radiológica e acessibilidade',
    parte: 6,
    quando: [60, 100],
    itens: [
      ['CDHU 32.16.060', 'Argamassa baritada para proteção radiológica', 'm²', 96.84, 56],
      ['CDHU 30.01.030', 'Barra de apoio reta para pessoas com mobilidade reduzida, 80 cm', 'un', 214.38, 44],
    ],
  },
]
