import type { Painel, PainelProcessos } from '@paco/domain/painel/painel'

/** The sixteen in the specification's order: number and short name. */
export const SIXTEEN: readonly (readonly [id: number, nome: string])[] = [
  [5, 'Agricultura'],
  [12, 'Obras'],
  [4, 'Governo'],
  [6, 'Meio Ambiente'],
  [9, 'SAEG'],
  [23, 'CODESG'],
  [27, 'Planejamento'],
  [17, 'Saúde'],
  [7, 'Educação'],
  [20, 'Segurança'],
  [3, 'Turismo'],
  [10, 'Esporte'],
  [26, 'Cultura'],
  [1, 'Mulher'],
  [2, 'Defesa Civil'],
  [8, 'Administração'],
]

type Counted = Readonly<Record<number, readonly [total: number, valor: number]>>

/** The sixteen as the server answers them, those without projects too. */
const sixteen = (counted: Counted) =>
  SIXTEEN.map(([id, nome], index) => {
    const [total, total_valor] = counted[id] ?? [0, 0]
    return {
      id_secretaria: id,
      secretaria: `02.${id} ${nome}`,
      nomesecretaria: nome,
      nome_curto: nome,
      ordem_grafico: index + 1,
      total,
      total_valor,
    }
  })

export const PAINEL: Painel = {
  hoje: '2026-11-15',
  numero: 193,
  valor: 412_873_940.4,
  secretarias: 18,
  maior: 48_600_000,
  alta: 21,
  paralisados: 6,
  por_secretaria: [
    ...sixteen({ 12: [31, 300_000_000.4], 7: [158, 100_000_000] }),
    {
      id_secretaria: 22,
      secretaria: 'Assistência Social',
      nomesecretaria: 'Assistência Social',
      nome_curto: null,
      ordem_grafico: null,
      total: 4,
      total_valor: 12_873_940,
    },
  ],
}

export const EMPTY: Painel = {
  hoje: '2026-11-15',
  numero: 0,
  valor: 0,
  secretarias: 18,
  maior: 0,
  alta: 0,
  paralisados: 0,
  por_secretaria: sixteen({}),
}

const linha = (id: number, termina_em: string, dias: number) => ({
  id,
  nomeprojeto: `Projeto ${id}`,
  secretaria_nome: 'Obras',
  termina_em,
  dias,
  progresso: 50,
  paralisacao: null,
})

export const PROCESSOS: PainelProcessos = {
  hoje: '2026-11-15',
  por_status: [
    { status: 'Atrasado', total: 12, total_valor: 1000 },
    { status: 'Em andamento', total: 30, total_valor: 3_000_000 },
  ],
  por_marca: [
    { marca: 'atrasada', total: 19, total_valor: 2_000_000 },
    { marca: 'nao_iniciada', total: 1, total_valor: 500 },
  ],
  paralisados: { total: 0, total_valor: 0 },
  sem_evolucao: { total: 0, total_valor: 0 },
  por_secretaria: [
    { id_secretaria: 12, secretaria: 'Obras', status: 'Atrasado', total: 12, total_valor: 1000 },
    { id_secretaria: 12, secretaria: 'Obras', status: 'Em andamento', total: 10, total_valor: 1_000_000 },
    { id_secretaria: 17, secretaria: 'Saúde', status: 'Em andamento', total: 20, total_valor: 2_000_000 },
  ],
  por_ano: [
    { ano: null, total: 2, total_valor: 1000 },
    { ano: 2026, total: 40, total_valor: 3_000_000 },
  ],
  atrasados: Array.from({ length: 12 }, (_, index) => linha(index + 1, '2026-10-01', 45 - index)),
  a_vencer: [linha(50, '2026-11-15', 0), linha(51, '2026-12-30', 45), linha(52, '2027-02-10', 87)],
}
