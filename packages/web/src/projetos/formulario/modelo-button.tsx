import { LayoutTemplate } from 'lucide-react'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Button } from '../../ui/button.tsx'
import { sameValue } from '../../ui/entity-form/merge.ts'
import type { TableTools, Values } from '../../ui/entity-form/types.ts'
import { toast } from '../../ui/toast.ts'
import type { Sozinho } from './sozinho.ts'

const ModeloDialog = lazy(async () => ({ default: (await import('./modelo-dialog.tsx')).ModeloDialog }))

/** Of what a template filled in, what moves on with the project's start, which a person chose. */
const followers = (filled: Values): Values =>
  Object.fromEntries(
    Object.entries(filled).filter(
      ([name]) => /^data(?:inicio|fim)etapa/.test(name) && name !== 'datainicioetapa1',
    ),
  )

/** What takes a template back: the fields that still hold what it filled in, as they were before. */
export const takenBack = (values: Values, filled: Values, before: Values): Values =>
  Object.fromEntries(
    Object.keys(filled)
      .filter((name) => sameValue(values[name], filled[name]))
      .map((name) => [name, before[name] ?? null]),
  )

/** Fills the stages in from a template, which can be taken back. Its program comes when somebody asks for one. */
export function ModeloButton({ sozinho, ...tools }: TableTools & { sozinho: Sozinho }) {
  const [opened, setOpened] = useState<Values | null>(null)
  // Taking back comes later: of what stands in the form then.
  const latest = useRef(tools)
  useEffect(() => {
    latest.current = tools
  })
  const use = (filled: Values) => {
    const before = tools.values
    tools.fill(filled)
    sozinho.adopt(followers(filled))
    toast('Modelo aplicado às etapas.', {
      action: {
        label: 'Desfazer',
        run: () => {
          const { values, fill } = latest.current
          fill(takenBack(values, filled, before))
        },
      },
    })
  }
  return (
    <>
      <Button
        variant="default"
        disabled={tools.disabled}
        leftSection={<LayoutTemplate size={16} aria-hidden />}
        onClick={() => setOpened(sozinho.without(tools.values))}
      >
        Usar modelo
      </Button>
      {/* A form inside of a form is none: it stands outside. */}
      {opened &&
        createPortal(
          <Suspense fallback={null}>
            <ModeloDialog values={opened} onUse={use} onClose={() => setOpened(null)} />
          </Suspense>,
          document.body,
        )}
    </>
  )
}
