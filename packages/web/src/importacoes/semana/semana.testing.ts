import { colunasDaEtapa, type EtapaDaSemana } from '@paco/domain/projetos/semana'
import { projeto } from '../lote/lote.testing.ts'

const VALORES = {
  datainicioetapa1: '2026-01-01',
  datafimetapa1: '2026-01-11',
  prazoetapa1: 10,
  situacaoetapa1: 'Concluído',
  datainicioetapa2: '2026-01-12',
  datafimetapa2: '2026-02-01',
  prazoetapa2: 30,
  situacaoetapa2: 'Em andamento',
  datainicioetapa3: '2026-02-02',
  datafimetapa3: null,
  prazoetapa3: null,
  situacaoetapa3: null,
}

export const ESCOLA = projeto(7, 'Escola Norte', { valores: VALORES })
export const PONTE = projeto(8, 'Ponte do Rio', { valores: VALORES, travados: ['datafimetapa2'] })

/** A stage of the week of one of them. */
export function etapa(numero: 1 | 2 | 3, of = ESCOLA, own: Partial<EtapaDaSemana> = {}): EtapaDaSemana {
  const colunas = colunasDaEtapa(numero)
  const read = (key: string) => (of.valores[key] ?? null) as never
  return {
    id_projeto: of.id,
    versao: of.versao,
    projeto: of.titulo,
    id_secretaria: 2,
    secretaria: 'Obras',
    etapa: numero,
    etapa_nome: `${numero} - Etapa`,
    inicio: read(colunas.inicio),
    fim: read(colunas.fim),
    prazo: read(colunas.prazo),
    situacao: read(colunas.situacao),
    motivo: 'atrasada',
    atraso: 3,
    colunas,
    recusa: null,
    travados: of.travados,
    ...own,
  }
}
