import type { Inicio } from '@paco/domain/inicio/inicio'
import type { EtapaDaSemana } from '@paco/domain/projetos/semana'
import { colunasDaEtapa } from '@paco/domain/projetos/semana'

/** A day on which nobody has anything to do. */
export const VAZIO: Inicio = {
  hoje: '2026-06-15',
  papel: 'secretaria',
  etapas: null,
  pedidos: null,
  fila: null,
  decididos: null,
  caros: null,
  trilha: null,
  mudancas: null,
  atrasados: null,
  dinheiro: null,
  paralisadas: null,
  termos: null,
}

export const etapa = (own: Partial<EtapaDaSemana> = {}): EtapaDaSemana => ({
  id_projeto: 7,
  versao: 3,
  projeto: 'Ponte Nova',
  id_secretaria: 12,
  secretaria: 'Obras',
  etapa: 2,
  etapa_nome: '2 - Licitação',
  inicio: '2026-05-01',
  fim: '2026-06-10',
  prazo: 40,
  situacao: 'Em andamento',
  motivo: 'atrasada',
  atraso: 5,
  colunas: colunasDaEtapa(2),
  recusa: null,
  travados: [],
  ...own,
})
