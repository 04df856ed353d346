import { formatTamanho } from '../arquivos/arquivo.ts'
import { formatNumber } from '../shared/formats.ts'
import { formatDuracao, formatMs, type Leitura } from './medidas.ts'

/** What is read of a measure, whole or a part of it; null where it is not there. */
type Ler = (medida: string, parte?: string) => number | null

interface Linha {
  /** The measures it tells of, by the names that `/metrics` has for them. */
  readonly medidas: readonly string[]
  readonly nome: string
  /** In a sentence, with units; null where nothing of it is known here. */
  readonly diz: (ler: Ler) => string | null
}

interface Grupo {
  readonly titulo: string
  readonly linhas: readonly Linha[]
}

const counted = (count: number, one: string, many: string) =>
  `${formatNumber(count)} ${Math.abs(count) === 1 ? one : many}`

/** A line of one measure. */
const one = (medida: string, nome: string, diz: (value: number) => string): Linha => ({
  medidas: [medida],
  nome,
  diz: (ler) => {
    const value = ler(medida)
    return value === null ? null : diz(value)
  },
})

const seconds = (value: number | null) => formatMs((value ?? 0) * 1000)

const tempos = (kind: 'call' | 'page', nome: string): Linha => {
  const medida = 'paco_http_request_duration_seconds'
  return {
    medidas: [medida],
    nome,
    diz: (ler) => {
      const [half, most, nearly] = (['p50', 'p95', 'p99'] as const).map((part) =>
        ler(medida, `${kind} ${part}`),
      )
      return half === null
        ? 'Nenhuma ainda.'
        : `De cada 100, 50 em até ${seconds(half ?? 0)}, 95 em até ${seconds(most ?? 0)}, 99 em até ${seconds(nearly ?? 0)}`
    },
  }
}

/** What has no address of its own is counted together, under a name that machines know. */
const JUNTAS: Readonly<Record<string, string>> = {
  '(pages)': '(páginas)',
  '(files)': '(arquivos do programa)',
  '(unknown)': '(endereços que não existem)',
}

/** A method and the pattern of its addresses, as people read it. */
export const nomeDaRota = (rota: string): string => rota.replace(/\(\w+\)$/, (name) => JUNTAS[name] ?? name)

/** Every measure in words, as it is now or since the start of this instance: the same that `/metrics` tells machines. */
export const GRUPOS: readonly Grupo[] = [
  {
    titulo: 'Respostas, desde o início',
    linhas: [
      {
        medidas: ['paco_http_requests_total'],
        nome: 'Respostas dadas',
        diz: (ler) => {
          const [good, refused, failed] = ['2xx', '4xx', '5xx'].map(
            (part) => ler('paco_http_requests_total', part) ?? 0,
          ) as [number, number, number]
          const moved = ler('paco_http_requests_total', '3xx') ?? 0
          return `${formatNumber(good + moved)} boas, ${counted(refused, 'recusada', 'recusadas')} (4xx), ${formatNumber(failed)} com falha (5xx)`
        },
      },
      tempos('call', 'Tempo das chamadas'),
      tempos('page', 'Tempo das páginas'),
      one(
        'paco_http_request_seconds_total',
        'Tempo somado',
        (value) => `${formatDuracao(value)} respondendo`,
      ),
      {
        medidas: ['paco_http_server_errors_total'],
        nome: 'Falhas do servidor',
        diz: (ler) => {
          const of = (part: string) => ler('paco_http_server_errors_total', part) ?? 0
          return `${counted(of('500'), 'defeito', 'defeitos')} (500), ${counted(of('503'), 'recusa', 'recusas')} por excesso ou sem banco (503), ${counted(of('other'), 'outra', 'outras')}`
        },
      },
    ],
  },
  {
    titulo: 'Processo, agora',
    linhas: [
      one('process_resident_memory_bytes', 'Memória em uso', formatTamanho),
      one('paco_heap_used_bytes', 'Dela, do programa', formatTamanho),
      one(
        'process_cpu_seconds_total',
        'Processador usado',
        (value) => `${formatDuracao(value)} desde o início do processo`,
      ),
      {
        medidas: ['paco_event_loop_delay_seconds'],
        nome: 'Atraso no último minuto',
        diz: (ler) => {
          const [half, most, worst] = (['p50', 'p99', 'max'] as const).map((part) =>
            ler('paco_event_loop_delay_seconds', part),
          )
          return half === null
            ? null
            : `${seconds(half ?? 0)} no mais das vezes, ${seconds(most ?? 0)} em 1 de cada 100, ${seconds(worst ?? 0)} no pior momento`
        },
      },
      {
        medidas: ['paco_work_running', 'paco_work_waiting'],
        nome: 'PDFs, planilhas e fotos',
        diz: (ler) =>
          `${formatNumber(ler('paco_work_running') ?? 0)} em andamento, ${formatNumber(ler('paco_work_waiting') ?? 0)} na fila`,
      },
      one('paco_disk_free_bytes', 'Disco livre', formatTamanho),
    ],
  },
  {
    titulo: 'Banco de dados, agora',
    linhas: [
      one('paco_db_up', 'Responde', (value) => (value === 1 ? 'Sim' : 'Não responde em dois segundos')),
      {
        medidas: ['paco_db_pool_connections', 'paco_db_pool_idle', 'paco_db_pool_waiting'],
        nome: 'Conexões',
        diz: (ler) => {
          const open = ler('paco_db_pool_connections') ?? 0
          const idle = ler('paco_db_pool_idle') ?? 0
          const waiting = ler('paco_db_pool_waiting') ?? 0
          return `${counted(open, 'aberta', 'abertas')}, ${formatNumber(open - idle)} em uso, ${waiting === 0 ? 'ninguém' : counted(waiting, 'chamada', 'chamadas')} à espera de uma`
        },
      },
      one('paco_db_shares_waiting', 'À espera da vez', (value) =>
        value === 0
          ? 'Nenhuma lista, lote ou gravação'
          : counted(value, 'lista, lote ou gravação', 'listas, lotes e gravações'),
      ),
      one('paco_db_size_bytes', 'Tamanho', formatTamanho),
      one(
        'paco_db_slow_statements_total',
        'Consultas demoradas',
        (value) => `${formatNumber(value)} desde o início`,
      ),
      {
        medidas: ['paco_replica_up', 'paco_replica_lag_seconds', 'paco_replica_reads_total'],
        nome: 'Réplica de leitura',
        diz: (ler) => {
          const up = ler('paco_replica_up')
          if (up === null) return null
          const lag = ler('paco_replica_lag_seconds')
          const late = lag === null ? 'atraso não sabido' : `${formatNumber(lag)} s de atraso`
          const [own, primary] = ['replica', 'primary'].map(
            (part) => ler('paco_replica_reads_total', part) ?? 0,
          )
          return `${up === 1 ? 'Lida' : 'Não é lida'}, ${late}; leituras públicas: ${formatNumber(own ?? 0)} nela, ${formatNumber(primary ?? 0)} no principal`
        },
      },
    ],
  },
  {
    titulo: 'O que se guarda e se envia',
    linhas: [
      one('paco_trail_lines', 'Trilha de auditoria', (value) => counted(value, 'linha', 'linhas')),
      {
        medidas: ['paco_backup_age_seconds'],
        nome: 'Cópia conferida mais nova',
        diz: (ler) => {
          const age = ler('paco_backup_age_seconds')
          return age === null ? 'Nenhuma ainda' : `Há ${formatDuracao(age)}`
        },
      },
      {
        medidas: ['paco_email_waiting', 'paco_email_given_up'],
        nome: 'E-mails',
        diz: (ler) =>
          `${formatNumber(ler('paco_email_waiting') ?? 0)} à espera de sair, ${counted(ler('paco_email_given_up') ?? 0, 'desistido', 'desistidos')} nos últimos 60 dias`,
      },
      one('paco_metrics_unread', 'Medidas não lidas agora', (value) =>
        value === 0
          ? 'Nenhuma: todas responderam'
          : `${formatNumber(value)} não responderam em três segundos`,
      ),
    ],
  },
]

/** What the card of the installation tells in its own words: what runs, and since when. */
export const NA_INSTALACAO = ['paco_info', 'process_start_time_seconds'] as const

/** The lines of a group that have something to tell. */
export function ditosDe({ linhas }: Grupo, agora: readonly Leitura[]): { nome: string; texto: string }[] {
  const ler: Ler = (medida, parte) =>
    agora.find((one) => one.medida === medida && one.parte === (parte ?? null))?.valor ?? null
  return linhas.flatMap(({ nome, diz }) => {
    const texto = diz(ler)
    return texto === null ? [] : [{ nome, texto }]
  })
}
