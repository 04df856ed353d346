import { describe, expect, it } from 'vitest'
import { ditosDe, GRUPOS, nomeDaRota } from './leituras.ts'
import type { Leitura } from './medidas.ts'

const leitura = (medida: string, valor: number, parte: string | null = null): Leitura => ({
  medida,
  parte,
  valor,
})

/** What is said under a name, of what is known now. */
const dito = (nome: string, ...agora: Leitura[]) =>
  GRUPOS.flatMap((grupo) => ditosDe(grupo, agora)).find((one) => one.nome === nome)?.texto

describe('a measure in words', () => {
  it.each<[string, Leitura[], string | undefined]>([
    [
      'Respostas dadas',
      ['2xx', '3xx', '4xx', '5xx'].map((part) => leitura('paco_http_requests_total', 1000, part)),
      '2.000 boas, 1.000 recusadas (4xx), 1.000 com falha (5xx)',
    ],
    [
      'Respostas dadas',
      [leitura('paco_http_requests_total', 1, '4xx')],
      '0 boas, 1 recusada (4xx), 0 com falha (5xx)',
    ],
    [
      'Tempo das chamadas',
      ['p50', 'p95', 'p99'].map((part, index) =>
        leitura('paco_http_request_duration_seconds', (index + 1) / 2, `call ${part}`),
      ),
      'De cada 100, 50 em até 500 ms, 95 em até 1 s, 99 em até 1,5 s',
    ],
    ['Tempo das páginas', [], 'Nenhuma ainda.'],
    ['Tempo somado', [leitura('paco_http_request_seconds_total', 200)], '3 minutos respondendo'],
    [
      'Falhas do servidor',
      [
        leitura('paco_http_server_errors_total', 1, '500'),
        leitura('paco_http_server_errors_total', 3, '503'),
        leitura('paco_http_server_errors_total', 0, 'other'),
      ],
      '1 defeito (500), 3 recusas por excesso ou sem banco (503), 0 outras',
    ],
    ['Memória em uso', [leitura('process_resident_memory_bytes', 1024 ** 2 * 157)], '157 MB'],
    [
      'Atraso no último minuto',
      [
        leitura('paco_event_loop_delay_seconds', 0.0004, 'p50'),
        leitura('paco_event_loop_delay_seconds', 0.02, 'p99'),
        leitura('paco_event_loop_delay_seconds', 1.2, 'max'),
      ],
      '0,4 ms no mais das vezes, 20 ms em 1 de cada 100, 1,2 s no pior momento',
    ],
    [
      'PDFs, planilhas e fotos',
      [leitura('paco_work_running', 1), leitura('paco_work_waiting', 3)],
      '1 em andamento, 3 na fila',
    ],
    ['Disco livre', [], undefined],
    ['Responde', [leitura('paco_db_up', 0)], 'Não responde em dois segundos'],
    [
      'Conexões',
      [
        leitura('paco_db_pool_connections', 5),
        leitura('paco_db_pool_idle', 3),
        leitura('paco_db_pool_waiting', 0),
      ],
      '5 abertas, 2 em uso, ninguém à espera de uma',
    ],
    [
      'Conexões',
      [
        leitura('paco_db_pool_connections', 1),
        leitura('paco_db_pool_idle', 0),
        leitura('paco_db_pool_waiting', 2),
      ],
      '1 aberta, 1 em uso, 2 chamadas à espera de uma',
    ],
    ['À espera da vez', [leitura('paco_db_shares_waiting', 0)], 'Nenhuma lista, lote ou gravação'],
    ['À espera da vez', [leitura('paco_db_shares_waiting', 2)], '2 listas, lotes e gravações'],
    ['Réplica de leitura', [], undefined],
    [
      'Réplica de leitura',
      [
        leitura('paco_replica_up', 1),
        leitura('paco_replica_lag_seconds', 0.4),
        leitura('paco_replica_reads_total', 1200, 'replica'),
        leitura('paco_replica_reads_total', 3, 'primary'),
      ],
      'Lida, 0,4 s de atraso; leituras públicas: 1.200 nela, 3 no principal',
    ],
    ['Trilha de auditoria', [leitura('paco_trail_lines', 1)], '1 linha'],
    ['Cópia conferida mais nova', [leitura('paco_backup_age_seconds', 5 * 3600)], 'Há 5 horas'],
    ['Cópia conferida mais nova', [], 'Nenhuma ainda'],
    [
      'E-mails',
      [leitura('paco_email_waiting', 2), leitura('paco_email_given_up', 1)],
      '2 à espera de sair, 1 desistido nos últimos 60 dias',
    ],
    ['Medidas não lidas agora', [leitura('paco_metrics_unread', 0)], 'Nenhuma: todas responderam'],
  ])('%s of %j', (nome, agora, texto) => expect(dito(nome, ...agora)).toBe(texto))
})

it.each([
  ['GET /api/painel', 'GET /api/painel'],
  ['GET (pages)', 'GET (páginas)'],
  ['GET (files)', 'GET (arquivos do programa)'],
  ['POST (unknown)', 'POST (endereços que não existem)'],
])('%s is read as %s', (rota, nome) => expect(nomeDaRota(rota)).toBe(nome))
