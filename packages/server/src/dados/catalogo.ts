import { formatosOf } from '@paco/domain/dados/conjunto'
import type { Catalogo } from '@paco/domain/dados/contract'
import { colunasOf } from '@paco/domain/dados/dicionario'
import { PREFIXO_PROVISORIO, type Publicacao, publicador } from '@paco/domain/dados/publicacao'
import { conjuntosUsados } from '@paco/domain/dados/usados'
import type { Day } from '@paco/domain/shared/days'
import { fonteOf } from './fontes-queries.ts'
import { POR_MINUTO } from './limite.ts'
import type { LastOf } from './mudancas.ts'
import { FONTE } from './oc4ids.ts'

/** Every set that the city uses, under what it may be used, and when each changed. */
export const catalogoOf = (
  { prefixo, licenca }: Omit<Publicacao, 'endereco'>,
  lastOf: LastOf,
  day: Day,
): Catalogo => ({
  publicador: publicador(),
  prefixo,
  provisorio: prefixo === PREFIXO_PROVISORIO,
  licenca,
  limite_por_minuto: POR_MINUTO,
  conjuntos: conjuntosUsados().map((conjunto) => ({
    nome: conjunto.nome,
    titulo: conjunto.titulo,
    sobre: conjunto.sobre,
    formatos: formatosOf(conjunto),
    colunas: colunasOf(conjunto),
    atualizado_em: lastOf(fonteOf(conjunto, day).tabelas)?.instante ?? null,
  })),
  oc4ids_atualizado_em: lastOf(FONTE.tabelas)?.instante ?? null,
})
