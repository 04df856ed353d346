import { cidadeAtual } from '../../cidade/atual.ts'
import { codigoOf, estadoOf, municipioNome } from '../../cidade/nomes.ts'
import type { FAMILIAS } from '../../convenios/familias.ts'
import { trazRecursos } from '../../convenios/natureza.ts'
import type { Esfera } from '../../emendas/dominios.ts'
import type { ConvenioFatos, EmendaFatos, ObraFatos } from './fatos.ts'
import { type ContratoFatos, isAssinado } from './fatos-contrato.ts'

/** Somebody who takes part in a work. */
export interface Parte {
  readonly id: string
  readonly name: string
  readonly identifier?: { readonly scheme: string; readonly id: string; readonly legalName: string }
}

/** How others refer to one: by the same number, or the reference would lead nowhere. */
export const refOf = ({ id, name }: Parte) => ({ id, name })

export const cidade = (): Parte => ({
  id: `BR-IBGE-${codigoOf(cidadeAtual())}`,
  name: municipioNome(cidadeAtual()),
})
const estado = (): Parte => {
  const { codigo, nome } = estadoOf(cidadeAtual())
  return { id: `BR-IBGE-${codigo}`, name: nome }
}
const assembleia = (): Parte => {
  const { uf } = cidadeAtual()
  return {
    // Every assembly is called by such a name: ALESP, ALEAM, ALEAC.
    id: `BR-${uf ?? 'UF'}-ALE${uf ?? ''}`,
    name: `Assembleia Legislativa do ${estadoOf(cidadeAtual()).nome}`,
  }
}
const camara = (): Parte => {
  const { nome } = cidadeAtual()
  return {
    id: `${cidade().id}-camara`,
    name: nome === null ? 'Câmara Municipal' : `Câmara Municipal de ${nome}`,
  }
}
const CONGRESSO: Parte = { id: 'BR-CONGRESSO', name: 'Congresso Nacional' }
const UNIAO: Parte = { id: 'BR-UNIAO', name: 'União' }
const CAIXA: Parte = {
  id: 'BR-CNPJ-00360305000104',
  name: 'Caixa Econômica Federal',
  identifier: { scheme: 'BR-CNPJ', id: '00360305000104', legalName: 'Caixa Econômica Federal' },
}

/** Whose money an agreement brings, by its family. */
const CONCEDENTES: Record<(typeof FAMILIAS)[number]['key'], () => Parte> = {
  dade: estado,
  estadual: estado,
  federal: () => UNIAO,
  finisa: () => CAIXA,
  sempapel: assembleia,
}

const isFamilia = (key: string): key is keyof typeof CONCEDENTES => Object.hasOwn(CONCEDENTES, key)

/** A family to come brings money of whom nobody has said yet. */
export const concedenteOf = ({ familia }: Pick<ConvenioFatos, 'familia'>): Parte | null =>
  isFamilia(familia) ? CONCEDENTES[familia]() : null

/** Whose members may ask for money, by sphere. */
const PARLAMENTOS: Record<Esfera, () => Parte> = {
  federal: () => CONGRESSO,
  estadual: assembleia,
  municipal: camara,
}

export const parlamentoOf = ({ esfera }: Pick<EmendaFatos, 'esfera'>): Parte => PARLAMENTOS[esfera]()

export const secretariaOf = ({ id_secretaria, secretaria }: ObraFatos): Parte => ({
  id: `${cidade().id}-secretaria-${id_secretaria}`,
  name: secretaria,
})

/** By its CNPJ, which is a text since it may hold letters; where there is none, by its contract. */
export function empresaOf({ id, empresa, cnpj }: ContratoFatos): Parte {
  if (cnpj === null) return { id: `${cidade().id}-contrato-${id}-empresa`, name: empresa }
  return {
    id: `BR-CNPJ-${cnpj}`,
    name: empresa,
    identifier: { scheme: 'BR-CNPJ', id: cnpj, legalName: empresa },
  }
}

/** Everybody who is referred to, once, with all that they are in this work. */
export function partiesOf(obra: ObraFatos) {
  const papeis: (readonly [Parte, string])[] = [
    [secretariaOf(obra), 'publicAuthority'],
    [secretariaOf(obra), 'buyer'],
  ]
  for (const contrato of obra.contratos.filter(isAssinado)) {
    papeis.push([empresaOf(contrato), 'supplier'])
    if (contrato.pagamentos.length > 0)
      papeis.push([empresaOf(contrato), 'payee'], [secretariaOf(obra), 'payer'])
  }
  if (obra.dotacoes.length > 0) papeis.push([cidade(), 'funder'])
  for (const convenio of obra.convenios.filter(trazRecursos)) {
    const concedente = concedenteOf(convenio)
    if (concedente) papeis.push([concedente, 'funder'])
  }
  for (const emenda of obra.emendas) papeis.push([parlamentoOf(emenda), 'funder'])
  const found = new Map<string, Parte & { roles: string[] }>()
  for (const [parte, papel] of papeis) {
    const known = found.get(parte.id) ?? { ...parte, roles: [] }
    found.set(parte.id, { ...known, roles: [...new Set([...known.roles, papel])] })
  }
  return [...found.values()]
}
