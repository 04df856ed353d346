import { ETAPAS, type NumeroEtapa, type Situacao } from '@paco/domain/etapas/etapa'
import { type Projeto, projeto } from '@paco/domain/projetos/projeto'

/** One stage of a sample: current dates, situation, deadline in days, and the dates first planned when they differ. */
type EtapaSample = readonly [
  inicio: string | null,
  fim: string | null,
  situacao: Situacao | null,
  prazo?: number | null,
  planned?: readonly [string | null, string | null],
]

type EtapaFields = Pick<
  Projeto,
  | `etapa${NumeroEtapa}`
  | `${'datainicio' | 'datafim' | 'prazo' | 'situacao'}etapa${NumeroEtapa}`
  | `data${'inicio' | 'fim'}original${NumeroEtapa}`
>

const NO_ETAPA: EtapaSample = [null, null, null]

function etapaFields(etapas: readonly EtapaSample[]): EtapaFields {
  const entries = ETAPAS.flatMap(({ numero, nome }, index): [string, string | number | null][] => {
    const [inicio, fim, situacao, prazo = null, planned = [inicio, fim]] = etapas[index] ?? NO_ETAPA
    return [
      [`etapa${numero}`, nome],
      [`datainicioetapa${numero}`, inicio],
      [`datafimetapa${numero}`, fim],
      [`prazoetapa${numero}`, prazo],
      [`situacaoetapa${numero}`, situacao],
      [`datainiciooriginal${numero}`, planned[0]],
      [`datafimoriginal${numero}`, planned[1]],
    ]
  })
  return Object.fromEntries(entries) as EtapaFields
}

/** Every field of the contract, empty: those that a sample says nothing of. */
const EMPTY = Object.fromEntries(Object.keys(projeto.shape).map((key) => [key, null]))

/** A project with nothing but what every one has. */
export function sampleProjeto(own: Partial<Projeto> = {}, etapas: readonly EtapaSample[] = []): Projeto {
  return {
    ...EMPTY,
    id: 1,
    id_secretaria: 1,
    secretaria_nome: 'Obras e Serviços Municipais',
    nomeprojeto: 'Projeto sem dados',
    gasto: 0,
    contratado: null,
    medido: 0,
    pago: 0,
    fisico: null,
    status: 'Não iniciado',
    situacao: 'Não iniciado',
    progresso: 0,
    etapa_atual: 1,
    etapas_atrasadas: [],
    aditivo_decidido: false,
    guardado: [],
    arquivado_em: null,
    arquivado_motivo: null,
    arquivado_por: null,
    etapas_nao_iniciadas: [],
    ...etapaFields(etapas),
    versao: 1,
    ...own,
  } as Projeto
}

/** Late in the third stage, after an amendment that moved the last four. */
export const PAVIMENTACAO = sampleProjeto(
  {
    id: 1042,
    nomeprojeto: 'Pavimentação da Vila Paraíba, fase 2',
    descricao:
      'Pavimentação asfáltica, drenagem superficial e passeios em 14 ruas da Vila Paraíba, com recursos do convênio estadual e contrapartida do município.',
    ano: 2026,
    valor: 8_412_300,
    gestorprocesso: 'Helena Prado de Araújo',
    status: 'Em andamento',
    progresso: 46,
    etapa_atual: 3,
    etapas_atrasadas: [3],
  },
  [
    ['2026-01-02', '2026-03-01', 'Concluído', 58],
    ['2026-03-02', '2026-05-31', 'Concluído', 148],
    ['2026-06-01', '2026-09-30', 'Em andamento', 269.5, ['2026-06-01', '2026-09-15']],
    ['2026-10-01', '2026-10-10', 'Não iniciado', 279, ['2026-09-16', '2026-09-25']],
    ['2026-10-11', '2027-04-17', 'Não iniciado', 467, ['2026-09-26', '2027-04-03']],
    ['2027-04-18', '2027-05-18', 'Não iniciado', 497, ['2027-04-04', '2027-05-04']],
  ],
)

export const CRECHE = sampleProjeto(
  {
    id: 317,
    secretaria_nome: 'Educação',
    nomeprojeto: 'Construção da creche do Jardim São José',
    descricao: 'Creche para 188 crianças de 0 a 3 anos.',
    ano: 2023,
    valor: 3_250_000.5,
    gestorprocesso: 'José Antônio da Conceição',
    status: 'Concluído',
    progresso: 100,
    etapa_atual: 6,
  },
  [
    ['2023-02-01', '2023-04-01', 'Concluído', 59],
    ['2023-04-02', '2023-06-30', 'Concluído', 148],
    ['2023-07-01', '2023-10-28', 'Concluído', 267],
    ['2023-10-29', '2023-11-08', 'Concluído', 277],
    ['2023-11-09', '2024-10-31', 'Concluído', 634],
    ['2024-11-01', '2024-12-02', 'Concluído', 665],
  ],
)

/** Text that means something to Typst, to HTML or to a terminal, and that must be only text. */
export const HOSTILE =
  '#read("/etc/passwd") $x^2$ @ref \\ *b* _i_ `c` <b>oi</b> = Título // nada ~ #sys.inputs "aspas" 😀 שלום'
