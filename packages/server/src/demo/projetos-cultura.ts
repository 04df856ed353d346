import type { Programa } from './projetos-programas.ts'

/** What people do in their free time: culture, sports, tourism. */
export const CULTURA: readonly Programa[] = [
  {
    secretaria: 26,
    nome: 'Restauro da Estação Ferroviária',
    descricao:
      'Restauração da fachada, da cobertura e da plataforma da antiga estação, que passa a abrigar o centro cultural.',
    mil: [6400, 7800],
  },
  {
    secretaria: 26,
    nome: 'Museu Conselheiro Rodrigues Alves - climatização e acervo',
    descricao: 'Reserva técnica climatizada, digitalização do acervo e nova exposição permanente.',
    mil: [1200, 1800],
  },
  {
    secretaria: 26,
    nome: 'Biblioteca Municipal - nova sede',
    descricao: 'Projeto e obra da nova biblioteca, com auditório e sala infantil.',
    mil: [5300, 6500],
  },
  {
    secretaria: 26,
    nome: 'Festa de São Benedito - registro do patrimônio imaterial',
    descricao: 'Inventário, documentário e apoio às companhias de congada e moçambique.',
    mil: [85, 160],
  },
  {
    secretaria: 26,
    nome: 'Oficinas culturais nos bairros',
    descricao: 'Música, teatro e dança para 1.800 crianças e jovens em doze polos.',
    mil: [340, 560],
  },
  {
    secretaria: 26,
    nome: 'Teatro municipal - projeto executivo',
    descricao: 'Projeto de arquitetura, acústica e cenotecnia para 480 lugares.',
    mil: [690, 980],
  },
  {
    secretaria: 10,
    nome: 'Quadra coberta - {lugar}',
    descricao: 'Quadra poliesportiva coberta com arquibancada, vestiários e iluminação no bairro {lugar}.',
    mil: [680, 1500],
    lugares: ['Centro', 'Nova Guará', 'Vila Municipal I'],
  },
  {
    secretaria: 10,
    nome: 'Reforma do Estádio Dario Rodrigues Leite',
    descricao: 'Novo gramado, iluminação, cabines e acessibilidade das arquibancadas.',
    mil: [5900, 7200],
  },
  {
    secretaria: 10,
    nome: 'Piscina pública aquecida - Pedregulho',
    descricao: 'Piscina semiolímpica coberta, com aquecimento solar e elevador para cadeirantes.',
    mil: [3400, 4200],
  },
  {
    secretaria: 10,
    nome: 'Pista de skate e pump track - Beira Rio',
    descricao: 'Pista de concreto com iluminação e área de convivência.',
    mil: [420, 680],
  },
  {
    secretaria: 10,
    nome: 'Jogos da cidade e bolsa-atleta',
    descricao: 'Competições em 14 modalidades e bolsas para 90 atletas da base.',
    mil: [310, 520],
  },
  {
    secretaria: 3,
    nome: 'Revitalização turística - {lugar}',
    descricao: 'Sinalização bilíngue, mirantes e ponto de informação ao turista no bairro {lugar}.',
    mil: [390, 1200],
    lugares: ['Pedregulho', 'Vila Paraíba'],
  },
  {
    secretaria: 3,
    nome: 'Caminho de Frei Galvão - estrutura ao peregrino',
    descricao: 'Pontos de apoio, bicas de água e sinalização em 26 km da rota de fé.',
    mil: [1400, 2000],
  },
  {
    secretaria: 3,
    nome: 'Receptivo e estacionamento do Santuário de Frei Galvão',
    descricao: 'Terminal de ônibus de turismo, sanitários e lojas de artesanato.',
    mil: [6800, 8100],
  },
  {
    secretaria: 3,
    nome: 'Acesso e segurança da Gruta Nossa Senhora de Lourdes',
    descricao: 'Guarda-corpos, iluminação e calçamento até a gruta.',
    mil: [260, 430],
  },
  {
    secretaria: 3,
    nome: 'Plano diretor de turismo',
    descricao: 'Exigência para manter o título de estância turística e o repasse do Dadetur.',
    mil: [140, 230],
  },
]
