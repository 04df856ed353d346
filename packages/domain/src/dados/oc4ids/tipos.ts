/** Of what OC4IDS says of a project, the parts that refer to one another. */

interface Period {
  readonly startDate?: string
  readonly endDate?: string
  readonly durationInDays?: number
}

interface Value {
  readonly amount: number
  readonly currency: 'BRL'
}

interface Reference {
  readonly id: string
  readonly name: string
}

export interface Modification {
  readonly id: string
  readonly type: string
  readonly oldContractValue?: Value
  readonly newContractValue?: Value
  readonly oldContractPeriod?: Period
  readonly newContractPeriod?: Period
}

export interface Milestone {
  readonly id: string
  readonly status: string
  readonly dueDate?: string
  readonly dateMet?: string
}

interface Summary {
  readonly status: string
  readonly suppliers?: readonly Reference[]
  readonly contractValue?: Value
  readonly contractPeriod?: Period
  readonly modifications?: readonly Modification[]
}

export interface Oc4idsProject {
  readonly id: string
  readonly title?: string
  readonly status: string
  readonly period?: Period
  readonly budget?: { readonly amount?: Value }
  readonly parties: readonly (Reference & { readonly roles: readonly string[] })[]
  readonly locations?: readonly { readonly geometry?: { readonly coordinates: readonly number[] } }[]
  readonly milestones?: readonly Milestone[]
  readonly documents?: readonly { readonly id: string; readonly url?: string }[]
  readonly contractingProcesses?: readonly { readonly id: string; readonly summary: Summary }[]
}
