import type { FormaRepasse, TipoEmenda } from '@paco/domain/emendas/dominios'
import { type EmendaCreate, emendaCreate } from '@paco/domain/emendas/emenda'
import type { Day } from '@paco/domain/shared/days'
import { fold } from '@paco/domain/shared/fold'
import type { SessionUser } from '@paco/domain/shared/roles'
import { vinculoCreate } from '@paco/domain/vinculos/vinculo'
import type { Trx } from '../db/database.ts'
import { createEmenda } from '../emendas/writes.ts'
import { insertVinculo } from '../vinculos/queries.ts'
import type { Cadastrado } from './projetos.ts'
import { saveAs } from './saves-queries.ts'

/** Those who gave; nobody of them exists. */
const AUTORES = {
  salete: ['Dep. Salete Brandão', 'PRA'],
  otavio: ['Dep. Otávio Mancini', 'FDS'],
  sen: ['Sen. Regina Falcão', 'UCB'],
  paulista: ['Bancada de São Paulo', null],
  comissao: ['Comissão de Saúde', null],
  lurdes: ['Dep. est. Lurdes Camargo', 'PRA'],
  nivaldo: ['Dep. est. Nivaldo Prates', 'MVD'],
  cida: ['Ver. Cida Moreira', 'FDS'],
  tiao: ['Ver. Tião do Pedregulho', 'UCB'],
} as const

/** How far it came: of a thousand reais promised, what was committed, liquidated and paid; nothing where nobody said it. */
type Andamento = readonly [empenhado: number, liquidado: number, pago: number] | null

type Dada = readonly [
  anosAtras: number,
  esfera: EmendaCreate['esfera'],
  numero: string,
  autor: keyof typeof AUTORES,
  tipo: TipoEmenda,
  forma: FormaRepasse,
  id_secretaria: number,
  funcao: string,
  objeto: string,
  mil: number,
  andamento: Andamento,
]

const TUDO: Andamento = [1000, 1000, 1000]

const DADAS: readonly Dada[] = [
  [
    0,
    'federal',
    '40120003',
    'salete',
    'especial',
    'transferencia_especial',
    12,
    '15',
    'Recapeamento de vias com drenagem',
    800,
    [1000, 640, 640],
  ],
  [
    0,
    'federal',
    '71260011',
    'paulista',
    'bancada',
    'finalidade_definida',
    17,
    '10',
    'Tomógrafo para a Santa Casa',
    2400,
    [1000, 0, 0],
  ],
  [
    0,
    'estadual',
    '2026.018.442',
    'lurdes',
    'individual',
    'convenio',
    10,
    '27',
    'Cobertura de quadra esportiva',
    350,
    [980, 410, 300],
  ],
  [
    0,
    'municipal',
    '17',
    'cida',
    'individual',
    'execucao_direta',
    7,
    '12',
    'Brinquedos e piso de creches',
    90,
    [1000, 1000, 720],
  ],
  [
    0,
    'municipal',
    '23',
    'tiao',
    'individual',
    'execucao_direta',
    17,
    '10',
    'Câmaras frias para as salas de vacina',
    120,
    null,
  ],
  [
    1,
    'federal',
    '40120007',
    'otavio',
    'individual',
    'fundo_a_fundo',
    17,
    '10',
    'Custeio da atenção básica',
    500,
    TUDO,
  ],
  [
    1,
    'federal',
    '60040001',
    'comissao',
    'comissao',
    'fundo_a_fundo',
    17,
    '10',
    'Ambulância de suporte avançado',
    430,
    TUDO,
  ],
  [
    1,
    'estadual',
    '2025.011.907',
    'nivaldo',
    'individual',
    'convenio',
    12,
    '15',
    'Iluminação em LED de bairros',
    280,
    [1000, 1000, 850],
  ],
  [
    1,
    'municipal',
    '9',
    'cida',
    'individual',
    'execucao_direta',
    26,
    '13',
    'Palco e som para festas populares',
    60,
    TUDO,
  ],
  [
    2,
    'federal',
    '38910002',
    'sen',
    'especial',
    'transferencia_especial',
    12,
    '26',
    'Ponte da estrada dos Pilões',
    1200,
    [1000, 1000, 970],
  ],
  [
    2,
    'estadual',
    '2024.006.120',
    'lurdes',
    'individual',
    'transferencia_especial',
    6,
    '18',
    'Viveiro de mudas e plantio de matas ciliares',
    150,
    TUDO,
  ],
  [
    2,
    'municipal',
    '31',
    'tiao',
    'individual',
    'execucao_direta',
    12,
    '15',
    'Calçadas acessíveis em volta de escolas',
    75,
    TUDO,
  ],
  [
    3,
    'federal',
    '37720005',
    'salete',
    'individual',
    'convenio',
    7,
    '12',
    'Ônibus rural para estudantes',
    320,
    TUDO,
  ],
  [
    3,
    'estadual',
    '2023.004.377',
    'nivaldo',
    'individual',
    'convenio',
    3,
    '23',
    'Sinalização turística do centro histórico',
    210,
    TUDO,
  ],
]

function bodyOf(
  [anos, esfera, numero, quem, tipo, forma_repasse, id_secretaria, funcao, objeto, mil, andamento]: Dada,
  year: number,
) {
  const [autor, partido] = AUTORES[quem]
  const [empenhado, liquidado, pago] = andamento?.map((thousandth) => mil * thousandth) ?? []
  return emendaCreate.parse({
    id_secretaria,
    esfera,
    numero,
    ano: year - anos,
    autor,
    partido,
    tipo,
    forma_repasse,
    objeto,
    funcao,
    valor_previsto: mil * 1000,
    valor_empenhado: empenhado,
    valor_liquidado: liquidado,
    valor_pago: pago,
  })
}

/** Short words say nothing of what it is for. */
const LONG = 6
const wordsOf = (text: string) =>
  fold(text)
    .split(/\W+/)
    .filter((word) => word.length >= LONG)

/** A project of the same department that is about the same thing, by its name. */
const projetoOf = ({ id_secretaria, objeto }: EmendaCreate, projetos: readonly Cadastrado[]) =>
  projetos.find(
    ({ body }) =>
      body.id_secretaria === id_secretaria &&
      wordsOf(objeto).some((word) => wordsOf(body.nomeprojeto).includes(word)),
  )

/** Amendments of four years, each with the project it pays for, where there is one. */
export async function fillEmendas(
  trx: Trx,
  admin: SessionUser,
  projetos: readonly Cadastrado[],
  today: Day,
): Promise<void> {
  const year = Number(today.slice(0, 4))
  for (const dada of DADAS) {
    const body = bodyOf(dada, year)
    const projeto = projetoOf(body, projetos)
    await saveAs(trx, admin, async () => {
      const id_alvo = await createEmenda(trx, admin, body)
      if (!projeto) return
      const link = { id_projeto: projeto.id, tipo: 'emenda', id_alvo, valor: body.valor_previsto }
      await insertVinculo(trx, vinculoCreate.parse(link))
    })
  }
}
