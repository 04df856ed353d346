import { useState } from 'react'

/** A record as it was when the dialog opened: what is decided there is what was read, whatever arrives meanwhile. */
export const useAsOpened = <T>(record: T): T => useState(record)[0]
