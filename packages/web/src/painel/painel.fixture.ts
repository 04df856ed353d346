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

const secretaria = (id: number, nome: string, ordem: number | null) => ({
  id,
  nomesecretaria: nome,
  nome_curto: ordem === null ? null : nome,
  ordem_grafico: ordem,
})

/** As the server answers: by name, with departments that have no bar among them. */
export const SECRETARIAS = [
  ...SIXTEEN.map(([id, nome], index) => secretaria(id, nome, index + 1)),
  secretaria(22, 'Assistência Social', null),
].sort((a, b) => a.nomesecretaria.localeCompare(b.nomesecretaria, 'pt-BR'))

const fatia = (id: number, nome: string, ordem: number | null, total: number, total_valor: number) => ({
  id_secretaria: id,
  secretaria: nome,
  nome_curto: ordem === null ? null : nome,
  ordem_grafico: ordem,
  total,
  total_valor,
})

export const PAINEL: Painel = {
  hoje: '2026-11-15',
  numero: 193,
  valor: 412_873_940.4,
  secretarias: 18,
  maior: 48_600_000,
  por_secretaria: [
    fatia(12, '02.07 Obras e Serviços Municipais', 2, 31, 300_000_000.4),
    fatia(7, '02.09 Educação', 9, 158, 100_000_000),
    fatia(22, 'Assistência Social', null, 4, 12_873_940),
  ],
}

export const EMPTY: Painel = {
  hoje: '2026-11-15',
  numero: 0,
  valor: 0,
  secretarias: 18,
  maior: null,
  por_secretaria: [],
}

const linha = (id: number, termina_em: string, dias: number) => ({
  id,
  nomeprojeto: `Projeto ${id}`,
  secretaria_nome: 'Obras',
  termina_em,
  dias,
  progresso: 50,
})

export const PROCESSOS: PainelProcessos = {
  hoje: '2026-11-15',
  por_status: [
    { status: 'Atrasado', total: 12, total_valor: 1000 },
    { status: 'Em andamento', total: 30, total_valor: 3_000_000 },
  ],
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
