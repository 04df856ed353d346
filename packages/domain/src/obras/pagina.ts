import { TIPOS } from '../arquivos/tipos.ts'
import type { DocumentoFatos } from '../dados/oc4ids/fatos.ts'
import { uriOf } from '../dados/oc4ids/formas.ts'
import { percentualDaObra, ritmoContradiz } from '../projetos/figuras.ts'
import type { Day } from '../shared/days.ts'
import type { ObraBreve, ObraCompleta } from './fatos.ts'
import { fontesOf } from './fontes.ts'
import { mudancasOf } from './mudancas.ts'
import type { ObraNaLista, ObraPublica } from './obra.ts'
import { motivosDoPrazo } from './prazo.ts'
import { resumoDaObra, situacaoDaObra, terminoOf } from './situacao.ts'

/** The page of a work below the address of the system: printed on signs, so it stays. */
export const caminhoDaObra = (id: number): `/${string}` => `/transparencia/obras/${id}`

const formatoOf = (mime: string | null) =>
  Object.values(TIPOS).find((tipo) => tipo.mime === mime)?.nome ?? mime

function documentoOf({ id, titulo, regra, formato, tamanho, link, publico_desde }: DocumentoFatos) {
  const publicado = link === null ? null : uriOf(link)
  return {
    id,
    titulo,
    tipo: regra,
    formato: formatoOf(formato),
    tamanho,
    endereco: link === null ? `/api/documentos/${id}/arquivo` : publicado,
    processo: publicado === null ? link : null,
    publico_desde,
  }
}

function percentualOf(obra: ObraBreve) {
  const { percentual, regra, texto } = percentualDaObra(obra)
  return { percentual, percentual_regra: regra, percentual_texto: texto }
}

/** A work among others. */
export const obraNaListaOf = (obra: ObraBreve, hoje: Day): ObraNaLista => ({
  id: obra.id,
  nome: obra.nome,
  secretaria: obra.secretaria,
  endereco: obra.endereco,
  bairros: [...obra.bairros],
  latitude: obra.latitude,
  longitude: obra.longitude,
  situacao: situacaoDaObra(obra, hoje),
  resumo: resumoDaObra(obra, hoje),
  ...percentualOf(obra),
})

/** A work as its page tells it on a day, by the address by which the system is reached. */
export function obraPublicaOf(obra: ObraCompleta, hoje: Day, endereco: string): ObraPublica {
  const naLista = obraNaListaOf(obra, hoje)
  const termino = terminoOf(obra, hoje)
  return {
    ...naLista,
    natureza: obra.natureza,
    descricao: obra.descricao_publica,
    fisico: obra.fisico,
    valor_inicial: obra.valor_original,
    valor_atual: obra.valor,
    contratado: obra.contratado,
    medido: obra.medido,
    pago: obra.pago,
    reajustes: obra.reajustes,
    progresso: obra.progresso,
    fontes: fontesOf(obra),
    inicio: obra.inicio,
    fim: termino.dia,
    fim_texto: termino.texto,
    ritmo: ritmoContradiz({ ...obra, termino }, hoje),
    fim_motivos: motivosDoPrazo(obra),
    encerramento: obra.encerramento,
    fim_inicial: obra.fim_inicial,
    concluida_em: naLista.situacao === 'concluida' ? (obra.fim_real ?? obra.recebida_em) : null,
    contratos: [...obra.contratos],
    fotos: [...obra.fotos],
    mudancas: mudancasOf(obra),
    documentos: obra.documentos.map(documentoOf),
    atualizado_em: obra.atualizado_em,
    endereco_permanente: `${endereco}${caminhoDaObra(obra.id)}`,
  }
}
