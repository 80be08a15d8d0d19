import { listComplaints } from '#contract/complaints/admin-calls.ts'

/** What is asked anew when something happened to a complaint. */
export const refreshes = [listComplaints.path, '/api/admin/today', '/api/admin/tickets']
