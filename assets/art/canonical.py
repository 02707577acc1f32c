"""Meshes that are the same in every process.

Blender's sphere operator welds its poles and its seam by way of a table of addresses, which are other
ones in each process: the faces are the same, but their order and first corners are not. Normals are sums
of floats and depend on that order in their last digit, which is enough to move a few pixels over the edge
of an ink; and a boolean cuts the same sphere into other triangles.
"""


def in_order(mesh):
    """Sort a mesh so that it depends on its shape alone: vertices by place, faces by their corners.

    Faces are all that is kept: loose edges and vertices go, vertices at one spot become one. To be done
    before the mesh is cut or changed, for what a boolean makes of ordered meshes is the same each time.
    """
    # adding zero makes -0.0 the same place as 0.0
    at = [tuple(value + 0.0 for value in vertex.co) for vertex in mesh.vertices]
    spots = sorted(set(at))
    number = {spot: i for i, spot in enumerate(spots)}
    faces = sorted(
        (_from_lowest([number[at[i]] for i in face.vertices]), face.material_index, face.use_smooth)
        for face in mesh.polygons
    )
    mesh.clear_geometry()
    mesh.from_pydata(spots, [], [corners for corners, *_ in faces])
    for face, (_, material, smooth) in zip(mesh.polygons, faces):
        face.material_index, face.use_smooth = material, smooth


def _from_lowest(corners):
    """The same face, told from its lowest corner on."""
    first = corners.index(min(corners))
    return corners[first:] + corners[:first]
