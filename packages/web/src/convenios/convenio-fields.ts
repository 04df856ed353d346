import { avisoDaNatureza, avisoDoTotal, isAsked } from '@paco/domain/convenios/conferencia'
import { type Campo, type Familia, GRUPOS, type Grupo } from '@paco/domain/convenios/familia'
import type { Field, Values } from '../ui/entity-form/types.ts'

/** A field of the description as the form's input. What names the record gets a line of its own. */
function fieldOf(familia: Familia, { key, kind, help, ...campo }: Campo): Field {
  const whole = { key, kind, ...campo }
  const common = {
    name: key,
    ...(help && { help }),
    ...(campo.soDe && {
      when: (values: Values) => isAsked(whole, values),
      warning: (values: Values) => avisoDaNatureza(whole, values),
    }),
  }
  switch (kind) {
    case 'longtext':
      return { ...common, kind: 'textarea' }
    case 'year':
      return { ...common, kind: 'integer', span: 3 }
    case 'money':
      return {
        ...common,
        kind: 'money',
        span: 4,
        ...(campo.parte === 'total' && { warning: (values) => avisoDoTotal(familia, values) }),
      }
    case 'day':
      return { ...common, kind: 'day', span: 4 }
    case 'cnpj':
      return { ...common, kind: 'text', placeholder: '00.000.000/0000-00', span: 4 }
    case 'choice': {
      const options = Object.entries(campo.opcoes ?? {}).map(([value, label]) => ({ value, label }))
      return { ...common, kind: 'select', options, span: 6 }
    }
    case 'text': {
      if (campo.sugestoes) {
        const options = campo.sugestoes.map((value) => ({ value, label: value }))
        return { ...common, kind: 'suggest', options, span: 6 }
      }
      return key === familia.titulo
        ? { ...common, kind: 'textarea', rows: 1, span: 12 }
        : { ...common, kind: 'text', span: key === 'numero_convenio' ? 3 : 6 }
    }
  }
}

/** The form of a family, part by part. */
export const convenioFields = (familia: Familia): readonly Field[] =>
  (Object.keys(GRUPOS) as Grupo[]).flatMap((grupo): Field[] => {
    const campos = familia.campos.filter((campo) => campo.grupo === grupo)
    if (campos.length === 0) return []
    return [
      { kind: 'section', name: `grupo-${grupo}`, label: GRUPOS[grupo] },
      ...campos.map((campo) => fieldOf(familia, campo)),
    ]
  })
