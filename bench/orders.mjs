/**
 * Works off the orders of the process that started this one, and ends with it: each is answered with its rate.
 * @template Order
 * @param {(order: Order) => Promise<number>} work
 */
export function takeOrders(work) {
  process.on('message', async (/** @type {Order} */ order) => {
    try {
      process.send?.({ rate: await work(order) })
    } catch (error) {
      process.send?.({ error: String(error) })
    }
  })
  process.on('disconnect', () => process.exit())
}
