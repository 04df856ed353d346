import { lancamentoBairroCreate } from '@paco/domain/bairros/lancamento-bairro'
import type { z } from 'zod/mini'
import { insertLancamentoBairro } from '../bairros/queries.ts'
import type { Trx } from '../db/database.ts'
import { drawFrom } from './random.ts'

const SEED = 125
const COUNT = 80

const TESOURO = '01 Tesouro'
const ESTADO = '02 Transferências e Convênios Estaduais - Vinculados'
const UNIAO = '05 Transferências e Convênios Federais - Vinculados'
const CREDITO = '07 Operações de Crédito'

/** What is done in neighbourhoods: kind, programme, source, what for, from and to how many thousands of reais. */
const ACOES: readonly (readonly [string, string | null, string, string, number, number])[] = [
  [
    'Pavimentação',
    'Cidade em Movimento',
    CREDITO,
    'Pavimentação asfáltica e guias das ruas ainda em terra',
    380,
    2_400,
  ],
  [
    'Pavimentação',
    'Cidade em Movimento',
    ESTADO,
    'Recapeamento das ruas de acesso e sinalização horizontal',
    260,
    1_350,
  ],
  ['Drenagem', 'Bairro sem Alagamento', UNIAO, 'Galerias de águas pluviais e bocas de lobo', 410, 1_900],
  ['Iluminação pública', 'Luz no Bairro', TESOURO, 'Troca da iluminação por luminárias de LED', 45, 310],
  [
    'Praças e lazer',
    'Praça Viva',
    TESOURO,
    'Reforma da praça, com playground e academia ao ar livre',
    90,
    480,
  ],
  ['Praças e lazer', 'Praça Viva', ESTADO, 'Quadra poliesportiva coberta', 320, 890],
  ['Saúde', 'Saúde Perto de Casa', UNIAO, 'Ampliação da unidade básica de saúde', 240, 1_100],
  ['Educação', 'Creche para Todos', UNIAO, 'Ampliação da creche municipal com duas salas', 350, 1_250],
  [
    'Calçadas',
    'Caminho Seguro',
    TESOURO,
    'Calçadas acessíveis nos trajetos até a escola e o ponto de ônibus',
    60,
    290,
  ],
  ['Saneamento', null, CREDITO, 'Extensão da rede coletora de esgoto', 280, 1_600],
  ['Mobilidade', null, TESOURO, 'Abrigos de ônibus e faixas elevadas de pedestres', 35, 180],
  ['Estradas rurais', 'Estrada Boa', ESTADO, 'Cascalhamento e contenção de encostas da estrada', 110, 620],
]

/** Where: neighbourhoods of the city and their zones. */
const LUGARES: readonly (readonly [string, string])[] = [
  ['Centro', 'Centro'],
  ['Chácara Selles', 'Centro'],
  ['Campo do Galvão', 'Norte'],
  ['Beira Rio II', 'Norte'],
  ['Pedregulho', 'Oeste'],
  ['Jardim Esperança', 'Norte'],
  ['Campinho', 'Sul'],
  ['Nova Guará', 'Sul'],
  ['Vila Alves', 'Sul'],
  ['Jardim do Vale', 'Leste'],
  ['Vila Paraíba', 'Leste'],
  ['CECAP', 'Leste'],
  ['Belveder Clube dos 500', 'Leste'],
  ['Engenheiro Neiva', 'Leste'],
  ['Jardim Tamandaré', 'Sul'],
  ['Parque do Sol', 'Leste'],
  ['Santa Rita', 'Centro'],
  ['São Dimas', 'Oeste'],
  ['Vila Indiana', 'Oeste'],
  ['Bom Jardim I', 'Rural'],
  ['Rocinha', 'Rural'],
  ['Pedrinha', 'Rural'],
]

const isRural = (tipo: string) => tipo === 'Estradas rurais'

/** Roads of the country for the country; what a street needs for the streets. */
const PAIRS = ACOES.flatMap((acao) =>
  LUGARES.filter(([, zona]) => (isRural(acao[0]) ? zona === 'Rural' : zona !== 'Rural' || acao[4] < 300)).map(
    (lugar) => ({ acao, lugar }),
  ),
)

/** The entries of the demo city, always the same. */
export function listLancamentos(): z.output<typeof lancamentoBairroCreate>[] {
  const draw = drawFrom(SEED)
  return draw
    .shuffle(PAIRS)
    .slice(0, COUNT)
    .map(({ acao: [Tipo, programa, Fonte, Descricao, min, max], lugar: [Bairro, Zona] }) =>
      lancamentoBairroCreate.parse({
        Bairro,
        Zona,
        Descricao,
        programa,
        Tipo,
        Fonte,
        Valor: draw.whole(min * 100_000, max * 100_000) / 100,
      }),
    )
}

export async function fillBairros(trx: Trx): Promise<void> {
  for (const body of listLancamentos()) await insertLancamentoBairro(trx, body)
}
